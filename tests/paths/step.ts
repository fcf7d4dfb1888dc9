import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Index } from './chart.ts';
import type { RawEffect } from './effects.ts';
import type { StepResult, Offer, Place, Timer } from './place.ts';
import type { Prepared } from './prepare.ts';
import { sealed, type Course } from './sealed.ts';
import { resultOf } from './result.ts';
import { inertScope } from './stage.ts';

const timersAfter = (
  timers: readonly Timer[],
  effects: readonly RawEffect[],
  self: AnyActorRef,
): Timer[] =>
  effects.reduce<Timer[]>(
    (waiting, { type, params }) => {
      if (type === 'xstate.cancel') {
        // Sent twice under one name, an event waits twice, and only the later one can be taken back.
        const last = waiting.findLastIndex(({ id }) => id === params?.sendId);
        return waiting.filter((_, at) => at !== last);
      }
      const own = type === 'xstate.raise' || params?.to === self;
      const sends = type === 'xstate.raise' || type === 'xstate.sendTo';
      if (!sends || typeof params?.delay !== 'number' || !params.event) return waiting;
      const id = params.id ?? params.event.type;
      const { delay: due } = params;
      return [...waiting, { id, event: params.event, due, whole: due, own }];
    },
    [...timers],
  );

const runningAfter = (
  running: readonly string[],
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  effects: readonly RawEffect[],
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

/** Marks of delays that had run before the step: `wait` if they continue, else `restart`. */
const clockShows = (before: readonly Timer[], after: readonly Timer[], wait: number) => {
  const marks = before.flatMap(({ id, due, whole }) => {
    const hasRun = due < whole || due <= wait;
    const now = hasRun ? after.find((timer) => timer.id === id) : undefined;
    return now ? [now.due === due - wait ? 'wait' : 'restart'] : [];
  });
  return [...new Set(marks)];
};

/** Events that a chart raises return at once; beyond this many it loops. */
const mostInOneStep = 500;

/** A child that its parent watches (`onSnapshot`, `syncSnapshot`) shows itself as soon as it has begun. */
const firstSight = (child: AnyActorRef | undefined): AnyEventObject | null => {
  const { options } = (child ?? {}) as { readonly options?: { readonly syncSnapshot?: boolean } };
  const snapshot: unknown = child?.getSnapshot();
  const isActive = (snapshot as { readonly status?: unknown } | undefined)?.status === 'active';
  return child && options?.syncSnapshot && isActive
    ? { type: `xstate.snapshot.${child.id}`, snapshot }
    : null;
};

type Scope = ReturnType<typeof inertScope>;

/** Applies events until none is left that the chart sent itself, or that is due. */
const settle = (
  machine: Prepared['machine'],
  { scope, self, effects }: Scope,
  begin: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
  waiting: readonly Timer[],
  flush: boolean,
): { snapshot: AnyMachineSnapshot; timers: Timer[] } => {
  let snapshot = begin;
  let timers = [...waiting];
  let read = 0;
  const queue = [...events];
  for (let count = 0; ; count += 1) {
    timers = timersAfter(timers, effects.slice(read), self);
    for (const { type, params } of effects.slice(read)) {
      const own = type === 'xstate.sendTo' && params?.to === self && params.delay === undefined;
      if (own && params.event) queue.push(params.event);
      const shown = type === 'xstate.spawnChild' ? firstSight(params?.actorRef) : null;
      if (shown) queue.push(shown);
    }
    read = effects.length;
    if (flush) timers = timers.filter((timer) => timer.own || timer.due > 0);
    const due = flush ? timers.toSorted((a, b) => a.due - b.due)[0] : undefined;
    let event = queue.shift();
    if (!event && due && due.due <= 0) {
      ({ event } = due);
      timers = timers.filter((timer) => timer !== due);
    }
    if (!event || snapshot.status !== 'active') return { snapshot, timers };
    if (count > mostInOneStep) throw new Error('It never comes to rest: it keeps sending itself.');
    snapshot = machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
  }
};

/** The place where a chart starts. */
export function firstPlace(
  { machine }: Prepared,
  index: Index,
  input: unknown,
): { readonly place: Place; readonly result: StepResult } {
  const inert = inertScope({});
  const course: Course = { draws: 0, now: () => 0 };
  const { snapshot, timers } = sealed(course, () => {
    const first = machine.getInitialSnapshot(inert.scope, input) as AnyMachineSnapshot;
    return settle(machine, inert, first, [], [], false);
  });
  return {
    place: {
      snapshot,
      timers,
      running: runningAfter([], null, snapshot, inert.effects),
      draws: course.draws,
      now: 0,
    },
    result: {
      ...resultOf(index, null, inert.microsteps, inert.effects),
      timed: course.timed ?? false,
    },
  };
}

/** Next place after an offer. Pure: the same place, offer and answers give the same result. */
export function nextPlace(
  { machine }: Prepared,
  index: Index,
  place: Place,
  offer: Offer,
): { readonly place: Place; readonly result: StepResult } {
  const inert = inertScope(place.snapshot.children);
  const waiting = place.timers.map((timer) => ({ ...timer, due: timer.due - offer.wait }));
  const clock = offer.kind === 'clock';
  const events = clock ? [] : [offer.event];
  const now = place.now + offer.wait;
  const course: Course = { draws: place.draws, now: () => now };
  const { snapshot, timers } = sealed(course, () =>
    settle(machine, inert, place.snapshot, events, waiting, clock),
  );
  const running = place.running.filter((id) => id !== offer.child);
  const result = resultOf(index, place.snapshot, inert.microsteps, inert.effects);
  return {
    place: {
      snapshot,
      timers,
      running: runningAfter(running, place.snapshot, snapshot, inert.effects),
      draws: course.draws,
      now,
    },
    result: {
      ...result,
      timed: course.timed ?? false,
      before: place.snapshot,
      event: offer.event,
      given: offer.given,
      shows: [...result.shows, ...clockShows(place.timers, timers, offer.wait)],
    },
  };
}
