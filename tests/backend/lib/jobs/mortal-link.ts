import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Place where a process is cut off: its step by number, and whether the database still does that one. */
export interface Cut {
  step: number;
  isDone: boolean;
  /** Kills the process. */
  kill: () => void;
}

/** A first word of any job: what comes before it is the start. */
const firstOfJobs = /failed_work/;

/**
 * A way to the database on which a process is killed at one of its steps, as PostgreSQL sees it: of what
 * comes after nothing arrives, on none of its connections.
 */
export class MortalLink {
  readonly #to: URL;
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #cut: Cut | undefined;
  #hasBegun = false;
  #isCut = false;
  /** Steps since the first of the jobs. */
  steps = 0;

  constructor(databaseUrl: string) {
    this.#to = new URL(databaseUrl);
  }

  /** Starts anew, for another process. Answers the database's URL by this way. */
  async open(): Promise<string> {
    const server = createServer((client) => this.#join(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    const url = new URL(this.#to);
    url.port = String(port);
    return url.href;
  }

  cutAt(cut: Cut): void {
    this.#cut = cut;
  }

  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise<void>((resolve) => {
      if (this.#server) this.#server.close(() => resolve());
      else resolve();
    });
  }

  #join(client: Socket): void {
    const database = connect(Number(this.#to.port), this.#to.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
    database.on('data', (answer) => {
      if (this.#isCut) database.destroy();
      else client.write(answer);
    });
    client.on('data', (question) => this.#take(question, database));
  }

  #take(question: Buffer, database: Socket): void {
    if (this.#isCut) return;
    this.#hasBegun ||= firstOfJobs.test(question.toString('latin1'));
    if (this.#hasBegun) this.steps += 1;
    const cut = this.#cut;
    if (cut === undefined || this.steps < cut.step || !this.#hasBegun) {
      database.write(question);
      return;
    }
    this.#isCut = true;
    cut.kill();
    if (cut.isDone) database.write(question);
    else database.destroy();
  }
}
