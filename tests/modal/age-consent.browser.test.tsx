import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ageConsentMachine } from '#machines/app/age-consent.machine.ts';
import type { StoredConsent } from '#machines/app/age-consent.types.ts';
import { AgeConsentView } from '#src/views/app/age-consent.view.tsx';
import { Frame } from '#stories/lib/frame.tsx';
import {
  dialogs,
  focusName,
  frame,
  objections,
  press,
  resize,
  stopsOf,
  tab,
  topDialog,
  emulateMedia,
} from './dialog-stage.tsx';

const year = { version: 1, validFor: 365 * 86_400_000 };
let actor: ActorRefFrom<typeof ageConsentMachine>;
let place: HTMLElement;
let root: Root;

const start = async (fade: number) => {
  actor = createActor(
    ageConsentMachine.provide({
      actors: {
        readConsent: fromPromise<StoredConsent, void>(async () => ({ consent: null, age: 0 })),
        storeConsent: fromPromise<void, { version: number; remember: boolean }>(async () => {}),
        forgetConsent: fromPromise<void, void>(async () => {}),
        watchConsent: fromCallback(() => undefined),
        leaveSite: fromPromise<void, void>(() => new Promise(() => {})),
      },
    }),
    { input: { ...year, fade } },
  ).start();
  flushSync(() =>
    root.render(
      <Frame>
        <button type="button">Behind</button>
        <AgeConsentView actor={actor} />
      </Frame>,
    ),
  );
  await expect.poll(dialogs).toBe(1);
  await expect.poll(() => document.activeElement?.textContent).toBe('Are you 18 or older?');
};

/** Goes on to the button that says yes. */
const reachYes = async () => {
  await press('{Tab}{Tab}{Tab}');
  expect(focusName()).toBe('I am 18 or older');
};

beforeEach(async () => {
  await emulateMedia();
  await resize(800, 900);
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(async () => {
  actor.stop();
  root.unmount();
  place.remove();
  document.documentElement.removeAttribute('style');
  await resize(800, 900);
  await emulateMedia();
});

test('Tab goes round inside it, both ways, and what stands behind is out of reach', async () => {
  await start(0);
  const stops = stopsOf(topDialog());
  await tab('{Tab}');
  const first = stops.indexOf(document.activeElement as HTMLElement);
  const order = [...stops.slice(first + 1), ...stops.slice(0, first + 1)];
  for (const stop of order) {
    expect(await tab('{Tab}')).toBe(stop);
  }
  for (const stop of order.slice(0, -1).toReversed()) {
    expect(await tab('{Shift>}{Tab}{/Shift}')).toBe(stop);
  }
  expect(place.closest('[inert]')).not.toBeNull();
});

test('one Enter answers nothing, and the document is named after the question', async () => {
  document.title = 'Fanfare';
  await start(0);
  await press('{Enter}');
  await frame();
  expect(actor.getSnapshot().matches({ shown: 'asking' })).toBe(true);
  expect(document.title).toBe('Are you 18 or older? · Fanfare');
  await reachYes();
  await press('{Enter}');
  await expect.poll(() => document.title).toBe('Fanfare');
});

test('neither Escape, pressed twice, nor the backdrop closes it', async () => {
  await start(0);
  await press('{Escape}{Escape}');
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await frame();
  expect(actor.getSnapshot().matches({ shown: 'asking' })).toBe(true);
  expect(dialogs()).toBe(1);
  await press('{Tab}');
  expect(topDialog().contains(document.activeElement)).toBe(true);
});

test('it closes in 200 ms, give or take a frame, and leaves the page behind in reach', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  const took: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await start(200);
    await reachYes();
    let begin = 0;
    // The key itself, before any chart or view has worked: a busy machine only makes it longer.
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') begin = performance.now();
    };
    addEventListener('keydown', note, { capture: true });
    const over = new Promise<number>((resolve) => {
      actor.subscribe((state) => {
        if (state.matches('given')) resolve(performance.now() - begin);
      });
    });
    await press('{Enter}');
    took.push(await over);
    removeEventListener('keydown', note, { capture: true });
    await expect.poll(dialogs).toBe(0);
    actor.stop();
  }
  expect(Math.min(...took)).toBeGreaterThanOrEqual(199);
  expect(Math.min(...took)).toBeLessThanOrEqual(217);
  expect(place.closest('[inert]')).toBeNull();
});

test.each([
  ['light', { 'prefers-color-scheme': 'light' }],
  ['dark', { 'prefers-color-scheme': 'dark' }],
  ['forced colours', { 'forced-colors': 'active' }],
])('axe has no objection in %s', async (_, features) => {
  await emulateMedia(features);
  await start(0);
  await frame();
  await frame();
  expect(await objections()).toEqual([]);
});

test.each([
  ['at 320 px', 320, 640, '100%'],
  ['with both 320 px and text of twice the size', 320, 256, '200%'],
])('nothing is cut off %s', async (_, width, height, size) => {
  await resize(width, height, size);
  await start(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const stop of stopsOf(topDialog())) {
    stop.focus();
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeLessThan(height);
  }
});
