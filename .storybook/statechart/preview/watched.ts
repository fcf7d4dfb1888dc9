import type { AnyStateMachine } from 'xstate';
import { stable } from '#tests/paths/text.ts';
import type { GuardAnswer } from '../channel.ts';

type Guard = (asked: object, params: unknown) => unknown;

/** Longer values are cut: a reader wants to know which, not all of it. */
const most = 60;
const short = (value: unknown): string => {
  const text = stable(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
};

/** The same object, which notes the names and values of the parts that are read of it. */
const noting = (from: string, held: object, reads: Map<string, string>): object =>
  new Proxy(held, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'string' && name !== 'type') reads.set(`${from}${name}`, short(value));
      return value;
    },
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy of a machine whose named guards say what they read; `answers` forgets all when it is read. */
export function watched(machine: AnyStateMachine): {
  readonly machine: AnyStateMachine;
  readonly answers: () => readonly GuardAnswer[];
} {
  let noted: GuardAnswer[] = [];
  const watch =
    (guard: string, own: Guard): Guard =>
    (asked, params) => {
      const reads = new Map<string, string>();
      const { context, event } = asked as { readonly context: unknown; readonly event: unknown };
      const answer = Boolean(
        own(
          {
            ...asked,
            ...(isObject(context) ? { context: noting('', context, reads) } : {}),
            ...(isObject(event) ? { event: noting('event.', event, reads) } : {}),
          },
          isObject(params) ? noting('', params, reads) : params,
        ),
      );
      noted.push({ guard, answer, reads: [...reads].map(([name, value]) => `${name}: ${value}`) });
      return answer;
    };
  const guards = Object.entries(machine.implementations.guards as Record<string, unknown>).flatMap(
    ([name, guard]) =>
      // A guard made of others holds them; they are watched by their own names.
      typeof guard === 'function' && !('check' in guard)
        ? [[name, watch(name, guard as Guard)]]
        : [],
  );
  return {
    machine: machine.provide({ guards: Object.fromEntries(guards) as never }),
    answers: () => {
      const all = noted;
      noted = [];
      return all;
    },
  };
}
