import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { SimulatedClock, type AnyActorRef, type AnyEventObject } from 'xstate';
import '#src/ui/style/base.css';
import { Frame } from '#stories/lib/frame.tsx';
import { activeLeaves } from '#tests/paths/chart.ts';
import type { Expectation, Step, Test } from '#tests/paths/model.ts';
import { byPage, isWorld } from '../model.ts';
import { vitestPerson as person } from '../vitest-person.ts';
import { drawn } from './audit.ts';
import { live, type Live, type Sent } from './live.ts';
import type { Looks } from './looking.ts';
import type { WalkModel } from './types.ts';

/** Moment of every walk: what a page says of "today" must not be another tomorrow. */
const moment = Date.UTC(2026, 10, 30, 12);

interface Screen {
  /** Throws what React could not draw, if anything. */
  readonly check: () => void;
  readonly remove: () => Promise<void>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A dialog that is gone gives the focus back frames later: not to the page of the next walk. */
const dialogsLeave = async (): Promise<void> => {
  await frame();
  await frame();
  await turn();
  await frame();
  await frame();
};

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
    remove: async () => {
      const hasDialog = document.querySelector('[role$="dialog"]') !== null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await Promise.resolve();
      root.unmount();
      place.remove();
      if (hasDialog) await dialogsLeave();
      // A focus that has found no neighbour waits until somebody acts.
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    },
  };
};

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
  await expect.poll(() => received.length).toBeGreaterThan(start);
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
 * sent is held to what `looks` has kept.
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
  try {
    screen.check();
    await visibility(model, running);
    await looking?.see(null, running);
    let before = test.begins;
    for (const step of test.steps) {
      const seen = running.emitted.length;
      const sent = running.sent.length;
      done.push(step.label);
      await doStep(model, running, clock, step, before);
      await expect.poll(() => running.actor.getSnapshot().value).toEqual(step.expects.value);
      expect(running.emitted.slice(seen), 'emitted').toEqual(step.expects.emitted);
      expectUnasked(model, running.sent.slice(sent), step);
      screen.check();
      await visibility(model, running);
      await looking?.see(step, running);
      before = step.expects;
    }
  } catch (error) {
    const at = JSON.stringify(running.actor.getSnapshot().value);
    const reason = error instanceof Error ? error.message : String(error);
    const message = `after ${done.join(' → ') || 'the start'}, in ${at}: ${reason}`;
    throw new Error(message, { cause: error });
  } finally {
    await screen.remove();
    running.stop();
    vi.useRealTimers();
  }
}
