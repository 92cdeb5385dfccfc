// A real `signoria serve` on a free port with a fresh data folder, and the luck of the tests.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, connect, type Server as Listener, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LUCK } from "./luck";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const PYTHON = [join(ROOT, ".venv/bin/python"), join(ROOT, ".venv/Scripts/python.exe")].find(existsSync) ?? "python3";
const SIGNORIA = fileURLToPath(new URL("luck.py", import.meta.url));
const PATIENCE = 120_000;

export class Server {
  address = "";
  private child: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "signoria-browser-"));

  /** With these settings in its environment. */
  constructor(private readonly settings: Record<string, string> = {}) {}

  /** Serve; again on the same port after `kill`. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const child = spawn(PYTHON, [SIGNORIA, "--lang", "en", "serve", "--port", port, "--data", this.data], {
      cwd: ROOT,
      // Bots that give way to all else are not heard of for minutes beside a second browser.
      env: { ...process.env, LUCK, SIGNORIA_NICENESS: "1", ...this.settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.address = await new Promise<string>((done, fail) => {
      let said = "";
      const late = setTimeout(() => fail(new Error(`The server did not start in time; it said: ${said}`)), PATIENCE);
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (!found) return;
        clearTimeout(late);
        done(found[0]);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", () => fail(new Error(`The server ended; it said: ${said}`)));
    });
  }

  /** Without a chance to tidy up, as a power cut would. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const gone = new Promise((done) => child.on("exit", done));
    child.removeAllListeners("exit");
    const ended = new Promise((done) => child.on("exit", done));
    child.kill(signal);
    await Promise.race([gone, ended]);
  }

  async stop(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A wire between a browser and the server that can be cut and mended. */
export class Wire {
  address = "";
  private readonly sockets = new Set<Socket>();
  private readonly listener: Listener;
  private whole = true;

  constructor(private readonly to: string) {
    this.listener = createServer((near) => this.join(near));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.listener.listen(0, "127.0.0.1", done));
    const address = this.listener.address();
    if (typeof address !== "object" || !address) throw new Error("no port");
    this.address = `http://127.0.0.1:${address.port}`;
  }

  cut(): void {
    this.whole = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  close(): void {
    this.cut();
    this.listener.close();
  }

  private join(near: Socket): void {
    near.on("error", () => undefined);
    if (!this.whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(this.to).port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
