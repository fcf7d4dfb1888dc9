import type { AnyStateMachine } from 'xstate';
import { indexTransitions } from './chart.ts';
import type { Answers } from './model.ts';
import { draws } from './sealed.ts';
import { stable } from './text.ts';
import { looks, watched } from './unknown.ts';

/** The answers guards are to give in the step under way, and the guards that had none and were asked. */
export interface Draft {
  answers: Answers;
  asked: string[];
}

type Guard = ((args: unknown, params: unknown) => boolean) & {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
};

const inlineNames = new WeakMap<object, string>();

/** Inline guards have no name: they are called by the transition where the unharmed chart has them. */
export const nameInline = (machine: AnyStateMachine): void => {
  const visit = (guard: unknown, name: string): void => {
    if (typeof guard !== 'function') return;
    if (!inlineNames.has(guard)) inlineNames.set(guard, name);
    for (const [at, part] of ((guard as Guard).guards ?? []).entries())
      visit(part, `${name}.${at}`);
  };
  for (const [transition, id] of indexTransitions(machine).ids) visit(transition.guard, id);
};

const answering =
  (mode: 'unknown' | 'free', draft: Draft) =>
  (name: string, guard: Guard | null): Guard =>
  (args, params) => {
    const key = params === undefined ? name : `${name}(${stable(params)})`;
    const given = draft.answers[key];
    if (given !== undefined) return given;
    if (mode === 'unknown' && guard) {
      const { context, event } = args as { context: unknown; event: unknown };
      const { result: own, drew } = draws(() =>
        looks(() => guard({ context: watched(context), event }, watched(params))),
      );
      // A guard that asks chance says either; one that asks a payload without a case does too.
      if (!own.unknown && !drew) return Boolean(own.result);
    }
    if (!draft.asked.includes(key)) draft.asked.push(key);
    return false;
  };

/** Guards that ask the desk: by name for the implementations, wrapped for a copy's own definitions. */
export const answerGuards = (machine: AnyStateMachine, mode: 'unknown' | 'free', draft: Draft) => {
  const answer = answering(mode, draft);
  const named: Record<string, unknown> = {};
  for (const [name, guard] of Object.entries(machine.implementations.guards as object)) {
    const isPlain = typeof guard === 'function' && !('check' in guard);
    named[name] = isPlain ? answer(name, guard as Guard) : guard;
  }
  const wrap = (guard: unknown): unknown => {
    if (typeof guard !== 'function') {
      const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
      named[name] ??= answer(name, null);
      return guard;
    }
    const { check, guards } = guard as Guard;
    if (!check) return answer(inlineNames.get(guard) ?? guard.name, guard as Guard);
    if (!guards) return guard;
    return Object.assign(() => false, guard, { guards: guards.map(wrap) });
  };
  return { named, wrap };
};
