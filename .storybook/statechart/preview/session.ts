import { SimulatedClock, type AnyActorRef, type AnyEventObject } from 'xstate';
import { live } from '#tests/lib/walk/live.ts';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { activeLeaves, eventOf } from '#tests/paths/chart.ts';
import type { Edge, Offer, Place } from '#tests/paths/place.ts';
import { placeKey } from '#tests/paths/place-key.ts';
import { keyOf } from '../configuration-key.ts';
import { placeKeyOf, type Paper } from './paper.ts';

/** A model's chart that runs, with its ports and its clock in the hands of whoever looks at it. */
export interface Session {
  readonly actor: AnyActorRef;
  /** Index of the model's input that it began with. */
  readonly start: number;
  /** Steps so far, oldest first. */
  readonly edges: readonly Edge[];
  readonly place: Place;
  /** A sentence if the actor stands elsewhere than the chart computes; null while they agree. */
  readonly failure: string | null;
  /** Takes the offer of this label; false if there is none here. */
  take(label: string): Promise<boolean>;
  stop(): void;
}

/** Steps from a start of the model, by their labels or as they were taken before. */
export interface Way {
  readonly start: number;
  readonly steps: readonly (string | Offer)[];
}

/** An event that the view or a child sent, as if it had been offered. */
const offerOf = (event: AnyEventObject): Offer => {
  const child = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(event.type)?.[1] ?? null;
  return {
    type: eventOf(event.type).label,
    given: eventOf(event.type).label,
    kind: child === null ? 'event' : 'settle',
    event,
    wait: 0,
    child,
    answers: {},
  };
};

/**
 * Starts a model's chart and takes steps by their labels. `onMove` is called after each later step, those
 * that are made in the view too. Throws if a step is not offered where it is due.
 */
export async function sessionOf(
  model: WalkModel,
  paper: Paper,
  way: Way,
  onMove: () => void,
): Promise<Session> {
  const clock = new SimulatedClock();
  const inputs = model.inputs ?? [model.input];
  const running = live(model, clock, inputs[way.start]);
  const edges: Edge[] = [];
  let place = paper.first(way.start);
  let failure: string | null = null;
  let isTaking = false;
  let read = running.received.length;

  const note = (offer: Offer): void => {
    const before = place;
    const { place: after, result } = paper.next(before, offer);
    edges.push({ from: placeKey(before), to: placeKey(after), offer, before, after, result });
    place = after;
  };

  const compare = (): void => {
    const [here, there] = [keyOf(activeLeaves(running.actor.getSnapshot())), placeKeyOf(place)];
    failure = here === there ? null : `It stands in ${here}; its chart computes ${there}.`;
  };

  /** Steps that were made in the view. */
  const follow = (): void => {
    if (isTaking || read === running.received.length) return;
    const fresh = running.received.slice(read);
    read = running.received.length;
    for (const event of fresh) note(offerOf(event));
    compare();
    onMove();
  };

  const take = async (step: string | Offer): Promise<boolean> => {
    const offer =
      typeof step === 'string' ? paper.offersAt(place).find(({ type }) => type === step) : step;
    if (!offer) return false;
    isTaking = true;
    try {
      note(offer);
      if (offer.kind === 'clock') clock.increment(offer.wait);
      else if (offer.kind === 'event') running.actor.send(offer.event);
      else await running.settle(offer);
    } finally {
      // A step's consequences are computed with it.
      read = running.received.length;
      isTaking = false;
    }
    compare();
    return true;
  };

  for (const step of way.steps) {
    // Each begins where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop -- steps in order
    if (await take(step)) continue;
    running.stop();
    const label = typeof step === 'string' ? step : step.type;
    throw new Error(`"${label}" is not offered after ${edges.length} steps.`);
  }
  running.actor.subscribe(follow);
  return {
    actor: running.actor,
    start: way.start,
    edges,
    get place() {
      return place;
    },
    get failure() {
      return failure;
    },
    take: async (label) => {
      const isTaken = await take(label);
      if (isTaken) onMove();
      return isTaken;
    },
    stop: running.stop,
  };
}
