import { isFullDisk } from '../full-disk.ts';
import type { Engine } from './engine.ts';

/** The embedded database for as long as the process lives. */
export interface LastingEngine {
  /** The engine that answers now, opened again where the last one broke off. */
  readonly current: () => Promise<Engine>;
  close(): Promise<void>;
}

interface Start {
  readonly open: () => Promise<Engine>;
  /** True if the disk has room enough to go on; asked before each try after a full one. */
  readonly hasRoom: () => Promise<boolean>;
}

/**
 * Opens an engine, and another one in its place when it breaks off: PostgreSQL ends with PANIC when
 * it cannot write its log, and PGlite has nobody who starts it again. Committed data is in that
 * log.
 */
export async function lastingEngine({ open, hasRoom }: Start): Promise<LastingEngine> {
  let failure: Error | null = null;
  let ended: Promise<void> = Promise.resolve();
  let running: Promise<Engine> | null = null;

  const begin = async (): Promise<Engine> => {
    await ended;
    const isFull = failure !== null && isFullDisk(failure);
    if (isFull && !(await hasRoom())) throw failure;
    const engine = await open().catch((error: unknown) => {
      // Without room it cannot be opened either, and does not say why.
      throw isFull ? failure : error;
    });
    return watched(engine, (why) => {
      failure = why;
      running = null;
      ended = engine.abandon();
    });
  };
  const current = () => {
    const engine = (running ??= begin());
    engine.catch(() => {
      if (running === engine) running = null;
    });
    return engine;
  };

  await current();
  return {
    current,
    async close() {
      const engine = await running?.catch(() => null);
      await engine?.close();
      await ended;
    },
  };
}

/** Wraps an engine so that its end is reported to `breakOff`, and nothing more is sent to it. */
function watched(engine: Engine, breakOff: (why: Error) => void): Engine {
  let failure: Error | null = null;
  const end = (why: Error) => {
    failure = why;
    breakOff(why);
  };
  return {
    ...engine,
    failure: () => failure,
    async exchange(frames) {
      if (failure) throw failure;
      try {
        const answer = await engine.exchange(frames);
        const panic = panicIn(answer);
        if (panic) end(panic);
        return answer;
      } catch (error) {
        const why = error instanceof Error ? error : new Error(String(error));
        end(why);
        throw why;
      }
    },
  };
}

const errorResponse = 'E'.charCodeAt(0);

/**
 * Reads a PANIC of PostgreSQL out of an answer, whose messages are a type, a length and content.
 */
function panicIn(answer: Uint8Array): Error | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  let at = 0;
  while (at + 5 <= bytes.length) {
    const end = at + 1 + Math.max(4, bytes.readUInt32BE(at + 1));
    if (bytes[at] === errorResponse) {
      const fields = bytes.toString('utf8', at + 5, end).split('\0');
      const field = (name: string) => fields.find((one) => one.startsWith(name))?.slice(1) ?? '';
      if (field('V') === 'PANIC')
        return Object.assign(new Error(`The database broke off: ${field('M')}`), {
          code: field('C'),
        });
    }
    at = end;
  }
  return null;
}
