import { assign } from 'xstate';
import { machineOf } from '../build.ts';
import { chance, oneOf } from '../generate/random.ts';
import type { Subject } from '../subject.ts';

interface Drawing {
  readonly states: Record<string, Record<string, unknown>>;
  readonly initial: string;
}

/** Size of a random chart: states on each level, levels, and event types. */
export interface Size {
  readonly states: number;
  readonly levels: number;
  readonly events: number;
}

const usualSize: Size = { states: 4, levels: 2, events: 6 };
const most = 3;

/**
 * A random chart, the same for the same seed: nested and parallel states, history,
 * finals, delays, guards over a counter, actions. What its drawing happens not to reach is a test too.
 */
export function randomChart(seed: number, size: Size = usualSize): Subject {
  const next = chance(seed);
  const is = (share: number) => next() < share;
  const below = (count: number) => Math.floor(next() * count);

  const transition = (names: readonly string[]) => ({
    ...(is(0.85) ? { target: oneOf(names, next) } : {}),
    ...(is(0.3) ? { guard: oneOf(['isLow', 'isHigh', 'isEven'], next) } : {}),
    ...(is(0.4) ? { actions: [oneOf(['count', 'reset', 'notify'], next)] } : {}),
  });
  const alternatives = (names: readonly string[]) =>
    Array.from({ length: is(0.25) ? 2 : 1 }, () => transition(names));

  const family = (prefix: string, level: number): Drawing => {
    const names = Array.from({ length: 2 + below(size.states - 1) }, (_, at) => `${prefix}${at}`);
    const last = names.length > 2 && is(0.3) ? names.at(-1) : undefined;
    const states = names.map((name) => [
      name,
      name === last ? { type: 'final' } : state(name, names, level),
    ]);
    return { states: Object.fromEntries(states) as Drawing['states'], initial: names[0] ?? '' };
  };

  const state = (name: string, names: readonly string[], level: number): object => {
    const events = Array.from({ length: 1 + below(3) }, () => `e${below(size.events)}`);
    const own = {
      on: Object.fromEntries(events.map((event) => [event, alternatives(names)])),
      ...(is(0.25) ? { after: { [100 * (1 + below(5))]: oneOf(names, next) } } : {}),
      ...(is(0.2) ? { entry: ['notify'] } : {}),
      ...(is(0.2) ? { exit: ['notify'] } : {}),
    };
    if (level === 0 || is(0.5)) return own;
    if (is(0.3)) {
      const regions = ['a', 'b'].map((side) => [
        `${name}${side}`,
        family(`${name}${side}`, level - 1),
      ]);
      return { ...own, type: 'parallel', states: Object.fromEntries(regions) as object };
    }
    const inner = family(name, level - 1);
    const past = is(0.3) ? { [`${name}h`]: { type: 'history' } } : {};
    return { ...own, ...inner, states: { ...inner.states, ...past } };
  };

  const machine = machineOf(
    { id: `random${seed}`, context: { count: 0 }, ...family('s', size.levels) },
    {
      guards: {
        isLow: ({ context }: { context: { count: number } }) => context.count < most,
        isHigh: ({ context }: { context: { count: number } }) => context.count >= most,
        isEven: ({ context }: { context: { count: number } }) => context.count % 2 === 0,
      },
      actions: {
        count: assign({
          count: ({ context }: { context: { count: number } }) => Math.min(most, context.count + 1),
        }),
        reset: assign({ count: 0 }),
        notify: () => {},
      },
    },
  );
  return { machine, cases: {}, guards: 'unknown' };
}
