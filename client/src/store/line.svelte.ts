// The line to the server as a table uses it: what was heard last, and whether it is up.
import { api } from "../net/api";
import { Connection } from "../net/connection";
import type { ServerMessage } from "../net/messages";
import type { TableStore } from "./table.svelte";

/** What carries messages: a socket to the server, or, in a lesson, its questions one by one. */
export type Wire = Pick<Connection, "send" | "close" | "now" | "reopen">;

export class Line {
  /** Seconds until the next try, while the line is down. */
  down = $state<number | null>(null);
  /** Why the server has closed the table, if it has. */
  closed = $state<string | null>(null);
  /** It was opened anew, and no state has come since. */
  fresh = false;
  /** What to resume from. */
  private cursor = 0;
  private connection: Wire | null = null;

  constructor(private readonly table: TableStore) {}

  connect(): void {
    this.connection ??= new Connection({
      address: () => {
        const { info, viewer, address } = this.table;
        this.fresh = true;
        return api.socketAddress(info.id, { cursor: this.cursor, seat: viewer, watch: address.watch });
      },
      message: (data) => this.table.hear(data as ServerMessage),
      down: (seconds) => (this.down = seconds),
    });
  }

  /** Another wire than the socket. */
  attach(wire: Wire): void {
    this.connection = wire;
  }

  disconnect(): void {
    this.connection?.close();
    this.connection = null;
  }

  retry(): void {
    this.connection?.now();
  }

  /** Hear the whole story again, as the seat sees it that is looked at now. */
  restart(): void {
    this.cursor = 0;
    this.connection?.reopen();
  }

  heardUpTo(cursor: number): void {
    this.cursor = Math.max(this.cursor, cursor);
  }

  /** Onto the wire, if there is one just now. */
  post(message: object): boolean {
    return this.connection?.send(message) ?? false;
  }

  /** The same for what is not kept: without a wire it is not done, and the page says so. */
  send(message: object): boolean {
    const sent = this.post(message);
    if (!sent) this.table.notice = { kind: "error", text: this.table.words.say("notice-offline") };
    return sent;
  }
}
