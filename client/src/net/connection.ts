// A socket that comes back by itself. What it carries is the store's business.
export interface Handlers {
  /** The address to open, asked anew each time: it names the last line that was heard. */
  address(): string;
  message(data: unknown): void;
  /** Seconds until the next try while the line is down; null when it is up. */
  down(retryIn: number | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** No answer to a ping for so long means that the line is dead though nobody said so. */
const SILENCE = 45_000;

export class Connection {
  private socket: WebSocket | null = null;
  private timer = 0;
  private heartbeat = 0;
  private wait = FIRST_WAIT;
  private heard = 0;
  private closed = false;

  constructor(private readonly handlers: Handlers) {
    addEventListener("online", this.now);
    this.open();
  }

  get up(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): boolean {
    if (!this.up) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once. */
  now = (): void => {
    if (this.up || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Drop the line and open it again: another seat, another cursor. */
  reopen(): void {
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    this.drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.handlers.address()}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => {
      this.heard = Date.now();
      if (socket === this.socket) this.handlers.message(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.handlers.down(null);
    this.heartbeat = window.setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.socket?.close();
      else this.send({ type: "ping" });
    }, PING_EVERY);
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    if (this.closed) return;
    this.handlers.down(this.wait / 1000);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
