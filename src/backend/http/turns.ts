import type { MiddlewareHandler } from 'hono';
import type { Env } from '../context.ts';

/**
 * Calls of one caller that work side by side. A browser sends up to six over one connection; the database
 * answers in order all the same, and whoever else asks waits for those that were begun.
 */
const mostAtOnce = 4;
/** Milliseconds after which a turn ends by itself: the call waits for somebody else, such as a payment's provider. */
const longest = 500;

const nothing = (): void => undefined;

/** Turns taken, and the calls that wait, in the order in which they came. */
interface Line {
  taken: number;
  readonly waiting: (() => void)[];
}

/** Lets few calls of each caller go side by side, and the others of that caller wait. */
export class Turns {
  readonly #lines = new Map<string, Line>();
  constructor(private readonly most: number) {}

  /** Waits for a turn; the function it returns ends it, once. */
  async take(caller: string): Promise<() => void> {
    const line = this.#lines.get(caller) ?? { taken: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (line.taken < this.most) line.taken += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    let end = () => {
      end = nothing;
      clearTimeout(timer);
      this.#pass(caller, line);
    };
    const timer = setTimeout(() => end(), longest);
    return () => end();
  }

  #pass(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next !== undefined) return next();
    line.taken -= 1;
    if (line.taken === 0) this.#lines.delete(caller);
  }
}

/**
 * Limits the calls of each caller at work: the database answers in order, and a hundred calls sent
 * at once would make everybody else wait for all of them.
 */
export function fairTurns(): MiddlewareHandler<Env> {
  const turns = new Turns(mostAtOnce);
  return async (c, next) => {
    const end = await turns.take(c.get('caller'));
    try {
      await next();
    } finally {
      end();
    }
  };
}
