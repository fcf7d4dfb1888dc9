import type { AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate';
import { nodesOf } from './chart.ts';

/** Sent to a stand-in: it settles as the port would. */
export const settlement = (way: 'done' | 'error', value: unknown) =>
  ({ type: 'paths.settle', way, value }) as const;

const idle = { status: 'active', output: undefined, error: undefined } as const;

const standIns = new WeakSet<object>();

/** True if a child is a stub of this tool, which settles on command. */
export const isStandIn = (child: unknown): boolean => {
  const { logic } = (child ?? {}) as { readonly logic?: object };
  return logic !== undefined && standIns.has(logic);
};

/** Parents look at their children: a stand-in shows what the true one shows when it begins. */
const firstOf = (logic: AnyActorLogic, scope: unknown, input: unknown): object => {
  const mute = { ...(scope as object), actionExecutor: () => {}, defer: () => {} };
  return { ...(logic.getInitialSnapshot(mute as never, input) as object), ...idle };
};

/** Stays pending until it is given an outcome; a child chart looks as it does when it begins. */
export const standIn = (logic: AnyActorLogic): AnyActorLogic => {
  const stand = {
    config: undefined,
    getInitialSnapshot: (scope: unknown, input: unknown) =>
      firstOf(logic, scope, input) as Snapshot<unknown>,
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    transition: (snapshot: Snapshot<unknown>, event: ReturnType<typeof settlement>) => {
      if (event.type !== 'paths.settle') return snapshot;
      return event.way === 'done'
        ? { ...snapshot, status: 'done', output: event.value, error: undefined }
        : { ...snapshot, status: 'error', output: undefined, error: event.value };
    },
  } as AnyActorLogic;
  standIns.add(stand);
  return stand;
};

/** Logic that the drawing holds itself, by the name that its stand-in gets. */
export const inlineLogic = (machine: AnyStateMachine): Map<string, AnyActorLogic> => {
  const found = new Map<string, AnyActorLogic>();
  for (const node of nodesOf(machine)) {
    const config = node.config as { readonly invoke?: unknown };
    for (const [at, one] of [config.invoke ?? []].flat().entries()) {
      const { src } = one as { readonly src: unknown };
      if (typeof src === 'object' && src !== null) {
        found.set(`inline ${node.id} ${at}`, src as AnyActorLogic);
      }
    }
  }
  return found;
};
