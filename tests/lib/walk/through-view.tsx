import { expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { SimulatedClock, type AnyEventObject } from 'xstate';
import '#src/ui/style/base.css';
import { activeLeaves } from '#tests/paths/chart.ts';
import type { Expectation, Step, Test } from '#tests/paths/model.ts';
import { byPage, isWorld } from '../model.ts';
import { vitestPerson as person } from '../vitest-person.ts';
import { drawn } from './audit.ts';
import { live, type Live, type Sent } from './live.ts';
import type { Looks } from './looking.ts';
import { show } from './screen.tsx';
import type { WalkModel } from './types.ts';
import { WalkFailure, type Complaint } from './walk-failure.ts';

/** Moment of every walk: what a page says of "today" must not be another tomorrow. */
const moment = Date.UTC(2026, 10, 30, 12);

const visibility = async (model: WalkModel, { actor }: Live): Promise<void> => {
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
const expectReceived = (expected: AnyEventObject, received: readonly AnyEventObject[]): void => {
  const same = received.findLast(({ type }) => type === expected.type);
  if (!same) {
    const others = received.map(({ type }) => type).join(', ') || 'nothing';
    throw new Error(`The gesture for "${expected.type}" made ${others}.`);
  }
  expect(same).toMatchObject(expected);
};

/**
 * A hand scrolls to what it presses, where the end of a list would send events of its own, and its pointer stays, where
 * the next page may have a tip.
 */
const takeHandAway = async (): Promise<void> => {
  scrollTo({ top: 0, behavior: 'instant' });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
};

/** Focus that a script moves is marked as the last hand was: by a key in one walk, by nobody in the first of a page. */
const pressNothing = async (): Promise<void> => {
  const at = { x: 0, y: 0, button: 'left', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
};

const doStep = async (
  model: WalkModel,
  running: Live,
  clock: SimulatedClock,
  step: Step,
  before: Expectation,
) => {
  const { kind, event, wait } = step;
  const { actor, received } = running;
  const start = received.length;
  if (kind === 'settle') {
    await running.settle(step);
    return;
  }
  if (kind === 'clock') {
    if (wait > 1) clock.increment(wait - 1);
    expect(actor.getSnapshot().value, 'one millisecond too early').toEqual(before.value);
    clock.increment(Math.min(1, wait));
    return;
  }
  const gesture = model.gestures[event.type];
  if (gesture === undefined) throw new Error(`Event "${event.type}" has no gesture.`);
  if (isWorld(gesture)) {
    actor.send(event);
    return;
  }
  await gesture(person, event);
  await takeHandAway();
  const nothing = 'The gesture made nothing.';
  await expect.poll(() => (received.length > start ? null : nothing)).toBeNull();
  expectReceived(event, received.slice(start));
};

/** A view that sends what no hand has made, and what the model says another sends, does it unasked. */
const expectUnasked = (model: WalkModel, sent: readonly Sent[], { event: own }: Step): void => {
  const unasked = sent.filter(({ to, event }) => {
    const gesture = model.gestures[event.type];
    return to === null && event !== own && isWorld(gesture) && gesture !== byPage;
  });
  expect(
    unasked.map(({ event }) => event.type),
    'sent by the view by itself',
  ).toEqual([]);
};

/**
 * Drives one walk through the real view: hands make the events, eyes check every state on the way, and what is seen and
 * sent is held to what `looks` has kept. Throws a WalkFailure where that is not so.
 */
export async function walkThroughView(model: WalkModel, test: Test, looks?: Looks): Promise<void> {
  const View = drawn(model);
  if (!View) throw new Error('This model has no View.');
  const clock = new SimulatedClock();
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  const looking = looks?.(test);
  await pressNothing();
  const running = live(model, clock, test.input);
  const screen = show(View, running.actor);
  const done: string[] = [];
  let asked: Complaint = 'drawing';
  const see = async (step: Step | null): Promise<void> => {
    asked = 'drawing';
    screen.check();
    asked = 'sighting';
    await visibility(model, running);
    asked = 'look';
    await looking?.see(step, running);
  };
  try {
    await see(null);
    let before = test.begins;
    for (const step of test.steps) {
      const seen = running.emitted.length;
      const sent = running.sent.length;
      done.push(step.label);
      asked = 'gesture';
      await doStep(model, running, clock, step, before);
      asked = 'value';
      await expect.poll(() => running.actor.getSnapshot().value).toEqual(step.expects.value);
      asked = 'emitted';
      expect(running.emitted.slice(seen), 'emitted').toEqual(step.expects.emitted);
      asked = 'unasked';
      expectUnasked(model, running.sent.slice(sent), step);
      await see(step);
      before = step.expects;
    }
  } catch (error) {
    const at = JSON.stringify(running.actor.getSnapshot().value);
    throw new WalkFailure({ complaint: asked, done, at }, error);
  } finally {
    await screen.remove();
    running.stop();
    vi.useRealTimers();
  }
}
