import {
  createEmptyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { refusedBy, type Index } from './chart.ts';
import type { Deed, Offer, Place, Timer } from './types.ts';

interface Microstep {
  readonly type: string;
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
  /** The only underscored field read from xstate (its version is pinned): which transitions were taken. */
  readonly _transitions: readonly AnyTransitionDefinition[];
}

interface Effect {
  readonly type: string;
  readonly params?: {
    readonly id?: string;
    readonly sendId?: string;
    readonly delay?: number;
    readonly event?: AnyEventObject;
    readonly actorRef?: { readonly id: string };
  };
}

const nothing = () => {};

/** Effects are collected, never run: no port starts, no clock ticks, nothing is told to anyone. */
const inertScope = () => {
  const self = createEmptyActor();
  const effects: Effect[] = [];
  const microsteps: Microstep[] = [];
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') microsteps.push(event as unknown as Microstep);
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action: Effect) => effects.push(action),
  };
  return { scope: scope as never, effects, microsteps };
};

const deedOf = (
  index: Index,
  start: AnyMachineSnapshot | null,
  microsteps: readonly Microstep[],
  effects: readonly Effect[],
): Deed => {
  const name = (transition: AnyTransitionDefinition) => index.ids.get(transition) ?? '?';
  const taken: string[] = [];
  const refused: string[] = [];
  let before = start;
  for (const { event, snapshot, _transitions } of microsteps) {
    const chosen = new Set(_transitions);
    const eventless = _transitions.some(({ eventType }) => eventType === '');
    if (before) refused.push(...refusedBy(before, eventless ? '' : event.type, chosen).map(name));
    taken.push(..._transitions.map(name).filter((id) => id !== '?'));
    before = snapshot;
  }
  if (before?.status === 'active') refused.push(...refusedBy(before, '', new Set()).map(name));
  const emitted = effects.flatMap(({ type, params }) =>
    type === 'xstate.emit' && params?.event ? [params.event.type] : [],
  );
  return { taken: [...new Set(taken)], refused: [...new Set(refused)], emitted };
};

const timersAfter = (timers: readonly Timer[], effects: readonly Effect[]): Timer[] =>
  effects.reduce<Timer[]>(
    (waiting, { type, params }) => {
      if (type === 'xstate.cancel') return waiting.filter(({ id }) => id !== params?.sendId);
      if (type !== 'xstate.raise' || typeof params?.delay !== 'number' || !params.event) {
        return waiting;
      }
      const id = params.id ?? params.event.type;
      return [
        ...waiting.filter((timer) => timer.id !== id),
        { id, event: params.event, due: params.delay },
      ];
    },
    [...timers],
  );

const runningAfter = (
  running: readonly string[],
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  effects: readonly Effect[],
): string[] => {
  const alive = new Set(running);
  for (const id of Object.keys(after.children)) {
    if (!before || before.children[id] !== after.children[id]) alive.add(id);
  }
  for (const { type, params } of effects) {
    if (type === 'xstate.spawnChild' && params?.id) alive.add(params.id);
  }
  return [...alive].filter((id) => id in after.children);
};

/** Where a chart stands before anybody touches it. */
export function firstPlace(machine: AnyStateMachine, index: Index, input: unknown): Place {
  const { scope, effects, microsteps } = inertScope();
  const snapshot = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
  return {
    status: 'active',
    snapshot,
    timers: timersAfter([], effects),
    running: runningAfter([], null, snapshot, effects),
    deed: deedOf(index, null, microsteps, effects),
  };
}

/** Where an offer leads. Pure: the same place and offer always give the same answer. */
export function nextPlace(
  machine: AnyStateMachine,
  index: Index,
  place: Place,
  offer: Offer,
): Place {
  const { scope, effects, microsteps } = inertScope();
  const snapshot = machine.transition(place.snapshot, offer.event, scope) as AnyMachineSnapshot;
  const waiting = place.timers
    .filter((timer) => offer.kind !== 'clock' || timer.event !== offer.event)
    .map((timer) => ({ ...timer, due: timer.due - offer.wait }));
  return {
    status: 'active',
    snapshot,
    timers: timersAfter(waiting, effects),
    running: runningAfter(
      place.running.filter((id) => id !== offer.child),
      place.snapshot,
      snapshot,
      effects,
    ),
    deed: deedOf(index, place.snapshot, microsteps, effects),
  };
}
