import type { Backend } from '../../context.ts';
import { improved } from '../../stock.ts';
import { noMoneyFaults, type MoneySwitches } from '../psp/faults.ts';

// oxlint-disable-next-line no-underscore-dangle -- the build replaces this name
declare const __TEST_SWITCHES__: boolean | undefined;

/** False in a production build, which then holds none of this folder's routes. */
export const areSwitchesCompiledIn = typeof __TEST_SWITCHES__ === 'undefined' || __TEST_SWITCHES__;

/** Faults of one path; `path` matches exactly, or as a prefix when it ends in `*`. */
export interface Fault {
  path: string;
  method?: string | undefined;
  /** Number of calls that it still meets. */
  times: number;
  /** Milliseconds to wait before the route runs; null never answers. */
  delay?: number | null | undefined;
  /** Headers that a call must carry, all of them: a test marks its tabs by one. */
  headers?: Record<string, string> | undefined;
  /** Milliseconds to hold the answer after the route ran: its events come first. */
  answerDelay?: number | undefined;
  /** Run the route, then drop the connection: the work is done, the answer is lost. */
  isAnswerLost?: boolean | undefined;
  /** Answer this in place of the route. */
  answer?: { status: number; body: string; headers: Record<string, string> } | undefined;
}

/** State of the server that tests change (contract §9.2). */
export interface Switched {
  /** Seconds for `Retry-After`, or null for none; undefined when the server is up. */
  maintenance: number | null | undefined;
  faults: Fault[];
  /** Answers what the product specification shows, and nothing beyond it. */
  isPlain: boolean;
  /** Has the calls of the product specification's table and Fortify's own, and no others. */
  isBare: boolean;
  money: MoneySwitches;
  /** The identity provider does not answer. */
  identity: { isDown: boolean };
}

const untouched = (): Switched => ({
  maintenance: undefined,
  faults: [],
  isPlain: false,
  isBare: false,
  money: noMoneyFaults(),
  identity: { isDown: false },
});
const states = new WeakMap<Backend, Switched>();

/** Switches of this backend; all off until a test turns one. */
export function switched(backend: Backend): Switched {
  const known = states.get(backend) ?? untouched();
  states.set(backend, known);
  return known;
}

/** Turns every switch off. */
export function resetSwitches(backend: Backend): void {
  Object.assign(switched(backend), untouched());
  Object.assign(backend.stock, improved);
}
