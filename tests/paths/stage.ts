import {
  createActor,
  createEmptyActor,
  fromTransition,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
} from 'xstate';
import type { RawEffect } from './effects.ts';

/** Microstep as xstate's inspector reports it. */
export interface Microstep {
  readonly type: string;
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
  /** The only underscored field read from xstate (its version is pinned): which transitions were taken. */
  readonly _transitions: readonly AnyTransitionDefinition[];
}

const nothing = () => {};
const still = fromTransition(() => undefined, undefined);

/** An idle actor, with what its system reports of the microsteps taken in its name. */
const stageOf = () => {
  const self: AnyActorRef = createActor(still, { parent: createEmptyActor() });
  const heard: Microstep[] = [];
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') heard.push(event as unknown as Microstep);
  });
  return { self, heard, uses: 0 };
};

let stage = stageOf();
const mostUses = 100;

/** A stage is reused while its system has no named actors: later runs would find them there. */
const freshStage = () => {
  const named = Object.keys(stage.self.system.getAll()).length > 0;
  if (named || stage.uses >= mostUses) stage = stageOf();
  stage.uses += 1;
  stage.heard.length = 0;
  return stage;
};

/** Effects are collected, never run: no port starts, no clock ticks, no event is sent. */
export const inertScope = (children: AnyMachineSnapshot['children']) => {
  const { self: actor, heard } = freshStage();
  /** Its children are those of the place, as a chart that asks itself for them finds. */
  const self = Object.assign(Object.create(actor) as AnyActorRef, {
    getSnapshot: () => ({ ...(actor.getSnapshot() as object), children }),
  });
  const effects: RawEffect[] = [];
  /** Its system knows no child of the steps before by name; the place does. */
  const get = (systemId: string): unknown =>
    actor.system.get(systemId) ??
    Object.values(children).find((child) => (child as { systemId?: string }).systemId === systemId);
  const scope = {
    self,
    system: Object.assign(Object.create(actor.system) as object, { get }),
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action: RawEffect) => effects.push(action),
  };
  return { self, scope: scope as never, effects, microsteps: heard };
};
