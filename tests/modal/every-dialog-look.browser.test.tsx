import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  dialogs,
  escape,
  frame,
  objections,
  resize,
  stage,
  stopsOf,
  timeFromKey,
  topDialog,
  emulateMedia,
} from './dialog-stage.tsx';
import { everyDialog } from './every-dialog.tsx';

const moving = { 'prefers-reduced-motion': 'no-preference' };
const opacity = () => Number(getComputedStyle(topDialog()).opacity);

describe.each(everyDialog)('look: $title', ({ dialog, input }) => {
  let on: ReturnType<typeof stage>;
  /** The same with time in the hands of the test. */
  const anew = async () => {
    await on.remove();
    const clock = new SimulatedClock();
    on = stage({ id: 'it', dialog, input }, clock);
    return clock;
  };
  beforeEach(async () => {
    await emulateMedia();
    await resize(800, 900);
    on = stage({ id: 'it', dialog, input });
  });
  afterEach(async () => {
    await on.remove();
    await emulateMedia();
    await resize(800, 900);
  });

  test.each([
    ['light', { 'prefers-color-scheme': 'light' }, undefined],
    // The same elements as before, in other colours.
    ['dark', { 'prefers-color-scheme': 'dark' }, ['color-contrast']],
    ['forced colours', { 'forced-colors': 'active' }, ['color-contrast']],
  ])('axe has no objection in %s', async (_, features, rules) => {
    await emulateMedia(features);
    await on.open();
    // Half faded in, every colour is another one.
    await expect.poll(opacity).toBe(1);
    await frame();
    await frame();
    expect(await objections(rules)).toEqual([]);
  });

  test('title and buttons stay in sight however long the words are', async () => {
    await resize(390, 600);
    await on.open();
    const inside = topDialog().querySelectorAll('h2, button[class]');
    for (const element of [...inside].filter((each) => !each.closest('[id$=-body]'))) {
      const { top, bottom } = element.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(600);
    }
  });

  test('where motion is unwelcome it is there and gone at once', async () => {
    const clock = await anew();
    await on.fadesIn(0);
    await on.open();
    clock.increment(0);
    await expect.poll(opacity).toBe(1);
    await escape();
    clock.increment(0);
    expect(on.actor.getSnapshot().value).toBe('empty');
    await expect.poll(dialogs).toBe(0);
  });

  test.each([
    ['at 320 px', 320, 640, '100%'],
    ['with text of twice the size', 390, 844, '200%'],
    ['with both', 320, 256, '200%'],
  ])('nothing is cut off %s', async (_, width, height, size) => {
    await resize(width, height, size);
    await on.open();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const stop of stopsOf(topDialog())) {
      stop.blur();
      stop.focus();
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeGreaterThan(0);
      expect(top).toBeLessThan(height);
    }
    expect(topDialog().scrollWidth).toBeLessThanOrEqual(topDialog().clientWidth);
  });

  test('it closes in 200 ms of its chart', async () => {
    const clock = await anew();
    await emulateMedia(moving);
    await on.fadesIn(200);
    await on.open();
    clock.increment(200);
    await expect.poll(opacity).toBe(1);
    await escape();
    clock.increment(199);
    expect(on.actor.getSnapshot().value).toBe('showing');
    expect(dialogs()).toBe(1);
    clock.increment(1);
    expect(on.actor.getSnapshot().value).toBe('empty');
    await expect.poll(dialogs).toBe(0);
  });

  test('it is seen to fade for 200 ms at least', async () => {
    await emulateMedia(moving);
    await on.fadesIn(200);
    await on.open();
    await expect.poll(opacity).toBe(1);
    const took = timeFromKey('Escape', (end) => {
      const hearing = on.actor.subscribe(({ value }) => {
        if (value !== 'empty') return;
        hearing.unsubscribe();
        end();
      });
    });
    await escape();
    expect(await took).toBeGreaterThanOrEqual(199);
  });
});
