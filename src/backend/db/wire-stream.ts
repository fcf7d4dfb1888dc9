import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** What `pg` takes for its TCP socket, when the server is an engine in this process. */
export class WireStream extends Duplex {
  constructor(private readonly engine: Engine) {
    super();
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error | null) => void) {
    this.exchange(chunk, done);
  }
  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error | null) => void) {
    this.exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }
  override _read() {}
  override _final(done: () => void) {
    this.push(null);
    done();
  }

  private exchange(frames: Uint8Array, done: (error?: Error | null) => void) {
    this.engine.exchange(frames).then(
      (answer) => {
        if (!this.destroyed) this.push(answer);
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
