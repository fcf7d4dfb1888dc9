import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { SimulatedClock, type AnyActorRef, type AnyEventObject } from 'xstate';
import '#src/ui/base.css';
import { Frame } from '#stories/lib/frame.tsx';
import { world } from '../model.ts';
import { vitestPerson as person } from '../vitest-person.ts';
import { drawn } from './audit.ts';
import { activeLeaves } from './chart.ts';
import { live, type Live } from './live.ts';
import type { Edge, Walk, WalkModel } from './types.ts';

interface Screen {
  /** Throws what React could not draw, if anything. */
  readonly check: () => void;
  readonly remove: () => void;
}

const show = (View: ComponentType<{ actor: AnyActorRef }>, actor: AnyActorRef): Screen => {
  const place = document.createElement('div');
  document.body.append(place);
  const failures: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => failures.push(error) });
  flushSync(() =>
    root.render(
      <Frame>
        <View actor={actor} />
      </Frame>,
    ),
  );
  return {
    check: () => {
      if (failures.length > 0) throw failures[0];
    },
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
};

const sight = async (model: WalkModel, { actor }: Live): Promise<void> => {
  const snapshot = actor.getSnapshot();
  const leaves = activeLeaves(snapshot);
  const together = model.sightings[leaves.join(' & ')];
  if (together) {
    await together(person, snapshot);
    return;
  }
  for (const leaf of leaves) {
    const sighting = model.sightings[leaf];
    if (!sighting) throw new Error(`State "${leaf}" has no sighting.`);
    await sighting(person, snapshot);
  }
};

/** The gesture must have made the event that the walk means, payload included. */
const heard = (expected: AnyEventObject, received: readonly AnyEventObject[]): void => {
  const same = received.findLast(({ type }) => type === expected.type);
  if (!same) {
    const others = received.map(({ type }) => type).join(', ') || 'nothing';
    throw new Error(`The gesture for "${expected.type}" made ${others}.`);
  }
  expect(same).toMatchObject(expected);
};

const doStep = async (model: WalkModel, running: Live, clock: SimulatedClock, edge: Edge) => {
  const { offer, before } = edge;
  const { actor, received } = running;
  const start = received.length;
  if (offer.kind === 'settle') {
    await running.settle(offer);
    return;
  }
  if (offer.kind === 'clock') {
    if (offer.wait > 1) clock.increment(offer.wait - 1);
    expect(actor.getSnapshot().value, 'one millisecond too early').toEqual(before.snapshot.value);
    clock.increment(Math.min(1, offer.wait));
    return;
  }
  const gesture = model.gestures[offer.event.type];
  if (gesture === undefined) throw new Error(`Event "${offer.event.type}" has no gesture.`);
  if (gesture === world) {
    actor.send(offer.event);
    return;
  }
  await gesture(person, offer.event);
  await expect.poll(() => received.length, { timeout: 1_000 }).toBeGreaterThan(start);
  heard(offer.event, received.slice(start));
};

/** Drives one walk through the real view: hands make the events, eyes check every state on the way. */
export async function walkThroughView(model: WalkModel, { input, edges }: Walk): Promise<void> {
  const View = drawn(model);
  if (!View) throw new Error('This model has no View.');
  const clock = new SimulatedClock();
  const running = live(model, clock, input);
  const screen = show(View, running.actor);
  const done: string[] = [];
  try {
    screen.check();
    await sight(model, running);
    for (const edge of edges) {
      const told = running.emitted.length;
      done.push(edge.offer.type);
      await doStep(model, running, clock, edge);
      await expect
        .poll(() => running.actor.getSnapshot().value, { timeout: 1_000 })
        .toEqual(edge.after.snapshot.value);
      expect(running.emitted.slice(told), 'emitted').toEqual(edge.after.deed.emitted);
      screen.check();
      await sight(model, running);
    }
  } catch (error) {
    const at = JSON.stringify(running.actor.getSnapshot().value);
    const reason = error instanceof Error ? error.message : String(error);
    const message = `after ${done.join(' → ') || 'the start'}, in ${at}: ${reason}`;
    throw new Error(message, { cause: error });
  } finally {
    screen.remove();
    running.stop();
  }
}
