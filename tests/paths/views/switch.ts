import type { ViewMutant } from './mutant.ts';

type Handler = (...given: readonly unknown[]) => unknown;

/** Functions that the code of a view with faults calls, each with the number of a fault. */
export interface Switch {
  /** True while the fault is on. */
  on(number: number): boolean;
  /** A condition, negated while it is on. */
  not(number: number, value: unknown): unknown;
  /** A boolean, inverted while it is on; anything else as it is. */
  inverted(number: number, value: unknown): unknown;
  /** Something of the same kind and another value. */
  other(number: number, value: unknown): unknown;
  /** A handler that does nothing while one fault is on, and everything twice while the next is. */
  hand(number: number, handler: unknown): unknown;
}

/** Faults of all views that were loaded, and which of them is on. */
const files = new Map<string, readonly ViewMutant[]>();
let active = '';
let asked = new Set<string>();

export const idOf = (file: string, number: number): string => `${file}#${number}`;

/** Faults of the loaded views by file. */
export const loadedMutants = (): ReadonlyMap<string, readonly ViewMutant[]> => files;

/** Switches one fault on, or all off (null), and forgets what was asked for. */
export function activate(id: string | null): void {
  active = id ?? '';
  asked = new Set();
}

/** Faults whose code has run since the last switch, which could have shown. */
export const askedMutants = (): ReadonlySet<string> => asked;

const otherValue = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  return value === null ? 0 : null;
};

/** For the code of views: the switch of one file, whose faults become known. */
export function switchOf(file: string, mutants: readonly ViewMutant[]): Switch {
  files.set(file, mutants);
  const isOn = (number: number): boolean => {
    const id = idOf(file, number);
    asked.add(id);
    return id === active;
  };
  const hands = new WeakMap<Handler, Handler>();
  return {
    on: isOn,
    not: (number, value) => (isOn(number) ? !value : value),
    inverted: (number, value) => (typeof value === 'boolean' && isOn(number) ? !value : value),
    other: (number, value) => (isOn(number) ? otherValue(value) : value),
    hand: (number, handler) => {
      if (typeof handler !== 'function') return handler;
      const original = handler as Handler;
      const known = hands.get(original);
      if (known) return known;
      const made: Handler = (...given) => {
        if (isOn(number)) return undefined;
        if (isOn(number + 1)) original(...given);
        return original(...given);
      };
      hands.set(original, made);
      return made;
    },
  };
}
