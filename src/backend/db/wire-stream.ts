import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** Replaces the TCP socket of `pg` when the server is an engine in this process. */
export class WireStream extends Duplex {
  /** Engine of this connection: another one knows nothing of what it began. */
  private engine: Engine | undefined;

  constructor(private readonly open: () => Promise<Engine>) {
    super();
  }

  connect(): this {
    this.open().then(
      (engine) => {
        this.engine = engine;
        this.emit('connect');
      },
      (error: unknown) => this.destroy(asError(error)),
    );
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
    const { engine } = this;
    if (!engine) return done(new Error('The embedded database is not open.'));
    engine.exchange(frames).then(
      (answer) => {
        if (!this.destroyed) this.push(answer);
        done(engine.failure?.());
      },
      (error: unknown) => done(asError(error)),
    );
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
