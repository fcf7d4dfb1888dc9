import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { answerGuards, nameInline, type Draft } from './answers.ts';
import { indexTransitions, nodesOf } from './chart.ts';
import { inlineLogic, standIn } from './stand-in.ts';
import type { Subject } from './subject.ts';

/** A machine that can be walked: nothing it does reaches the world, its guards can be answered for. */
export interface Prepared {
  readonly machine: AnyStateMachine;
  readonly draft: Draft;
}

/** Limit after which a chart is reported as looping forever. */
const mostMicrosteps = 1000;

/** Actions are recorded, not run; xstate's own (a raise, a spawn) still run. */
const mute = (scope: object) => ({
  ...scope,
  actionExecutor: (action: { readonly type: string }) => {
    const own = action.type.startsWith('xstate.') && action.type !== 'xstate.log';
    (scope as { actionExecutor(action: object): void }).actionExecutor(
      own ? action : { ...action, exec: () => {} },
    );
  },
});

const silence = (machine: AnyStateMachine): void => {
  // Taken before they are replaced; xstate binds both to their machine.
  const { transition, getInitialSnapshot } = machine as unknown as {
    readonly transition: (snapshot: unknown, event: unknown, scope: object) => unknown;
    readonly getInitialSnapshot: (scope: object, input: unknown) => unknown;
  };
  Object.assign(machine, {
    options: { ...machine.options, maxIterations: mostMicrosteps },
    transition: (snapshot: unknown, event: unknown, scope: object) =>
      transition(snapshot, event, mute(scope)),
    getInitialSnapshot: (scope: object, input: unknown) => getInitialSnapshot(mute(scope), input),
  });
};

/** A copy of a machine whose ports, actions and guards are in the tool's hands; it is not touched itself. */
export function prepare({ machine, guards = 'asked', children = {} }: Subject): Prepared {
  const draft: Draft = { answers: {}, asked: [] };
  nameInline(machine);
  const answered = guards === 'asked' ? null : answerGuards(machine, guards, draft);
  // Once for the names, before the copy is made, and once more for the copy's own definitions.
  for (const { guard } of indexTransitions(machine).ids.keys()) if (guard) answered?.wrap(guard);
  const inline = inlineLogic(machine);
  const named = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const copy = machine.provide({
    actors: Object.fromEntries(
      [...named, ...inline].map(([src, logic]) => [src, standIn(children[src] ?? logic)]),
    ),
    ...(answered ? { guards: answered.named as never } : {}),
  });
  for (const node of nodesOf(copy)) {
    for (const [at, invoke] of node.invoke.entries()) {
      const name = `inline ${node.id} ${at}`;
      if (inline.has(name)) Object.assign(invoke, { src: name });
    }
  }
  for (const transition of indexTransitions(copy).ids.keys()) {
    if (answered && transition.guard) {
      Object.assign(transition, { guard: answered.wrap(transition.guard) });
    }
  }
  silence(copy);
  return { machine: copy, draft };
}
