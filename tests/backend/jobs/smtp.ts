import { createServer, type Server, type Socket } from 'node:net';

/** A mail as it came in. */
export interface Received {
  to: string;
  /** Headers and both parts, with the lines of quoted-printable joined. */
  text: string;
}

/** A mail server of a test; `refuses` are addresses that it takes nothing for. */
export class SmtpServer {
  readonly received: Received[] = [];
  readonly refuses = new Set<string>();
  #server: Server | undefined;
  #port = 0;
  readonly #open = new Set<Socket>();

  /** URL of the server, also while it is stopped. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}?ignoreTLS=true`;
  }

  /** Listens, on the port it had before. */
  async come(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    this.#server = server;
  }

  async go(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#open) socket.destroy();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  #serve(socket: Socket): void {
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket)).on('error', () => {});
    let to = '';
    let lines: string[] | undefined;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 hello');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (lines && line !== '.') {
          lines.push(line);
          continue;
        }
        if (lines) this.received.push({ to, text: lines.join('\n').replaceAll('=\n', '') });
        lines = line === 'DATA' ? [] : undefined;
        to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to;
        const isRefused = line.startsWith('RCPT') && this.refuses.has(to);
        answer(isRefused ? '550 nobody here' : line === 'DATA' ? '354 go on' : '250 fine');
      }
    });
  }
}
