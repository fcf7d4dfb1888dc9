import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import type { DialogAsked } from '#machines/modal/dialog-token.types.ts';
import {
  dialogs,
  escape,
  focusName,
  frame,
  isInTop,
  press,
  resize,
  stage,
  stopsOf,
  tab,
  topDialog,
  emulateMedia,
} from './dialog-stage.tsx';
import { everyDialog } from './every-dialog.tsx';

const question = (id: string): DialogAsked => ({
  id,
  dialog: 'confirm',
  input: {
    title: 'app.layout.interests',
    body: 'app.ageConsent.body',
    confirm: 'app.layout.logout',
    tone: 'negative',
  },
});
const moving = { 'prefers-reduced-motion': 'no-preference' };
const opacity = () => Number(getComputedStyle(topDialog()).opacity);

/** A date field stands in for itself, read-only and nameless, until its calendar has come. */
const standIn = () => topDialog().querySelector('input[readonly]:not([name])');

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]): boolean =>
  one.length === other.length && one.every((element, index) => element === other[index]);

/** The last of a group of radios of which none is chosen: backwards it is reached in place of the first. */
const isOtherEnd = (stop: Element, found: Element | null): boolean =>
  stop instanceof HTMLInputElement &&
  found instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  found.name === stop.name;

/** Goes through every stop by Tab and back; false where what the dialog asked for changed them meanwhile. */
const walkRound = async (): Promise<boolean> => {
  const stops = stopsOf(topDialog());
  const start = stops.indexOf(document.activeElement as HTMLElement);
  const order = [...stops.slice(start + 1), ...stops.slice(0, start + 1)];
  const walk = [
    ...order.map((stop) => ['{Tab}', stop] as const),
    ...[...order.slice(0, -1).toReversed(), ...order.slice(-1)].map(
      (stop) => ['{Shift>}{Tab}{/Shift}', stop] as const,
    ),
  ];
  const wrong: unknown[] = [];
  for (const [keys, stop] of walk) {
    const found = await tab(keys);
    if (!isSame(stops, stopsOf(topDialog()))) return false;
    if (found !== stop && !isOtherEnd(stop, found)) wrong.push({ keys, stop, found });
  }
  expect(start).toBeGreaterThanOrEqual(0);
  expect(wrong).toEqual([]);
  return true;
};

describe.each(everyDialog)('keys: $title', ({ dialog, input, first, field, covers }) => {
  let on: ReturnType<typeof stage>;
  /** The same where things move, with time in the hands of the test: on a busy machine a fade is over too soon. */
  const anew = async () => {
    await on.remove();
    const clock = new SimulatedClock();
    await emulateMedia(moving);
    on = stage({ id: 'it', dialog, input }, clock);
    await on.fadesIn(200);
    await on.open();
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

  test('the safe place has the focus, Tab goes through everything and round, both ways', async () => {
    await on.open();
    await expect.poll(focusName).toMatch(first);
    await expect.poll(standIn).toBeNull();
    for (let changes = 0; !(await walkRound()); changes += 1) expect(changes).toBeLessThan(5);
  });

  test('Escape cancels it once, however often it is pressed, and the focus comes back', async () => {
    await emulateMedia(moving);
    await on.fadesIn(200);
    await on.open();
    await escape();
    await press('{Escape}');
    await on.empty();
    expect(on.answers).toEqual([
      { type: 'dialog.answered', id: 'it', dialog, answer: { kind: 'cancelled' } },
    ]);
    await expect.poll(() => document.activeElement).toBe(on.opener);
  });

  test('the focus goes to the heading of the screen when what opened it is gone', async () => {
    await on.open();
    on.opener.hidden = true;
    await escape();
    await on.empty();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  test('closed while it opens, it turns round where it is', async () => {
    const clock = await anew();
    await expect.poll(opacity).toBeGreaterThan(0);
    const before = opacity();
    await escape();
    await frame();
    expect(opacity()).toBeLessThanOrEqual(Math.max(before, 0.99) + 0.01);
    clock.increment(200);
    await on.empty();
    expect(on.answers).toHaveLength(1);
  });

  test('opened again while it closes, it turns round and stands', async () => {
    const clock = await anew();
    clock.increment(200);
    await expect.poll(opacity).toBe(1);
    const isLeaving = () =>
      on.actor.getSnapshot().context.dialogs[0]?.getSnapshot().hasTag('leaving');
    await escape();
    await expect.poll(isLeaving).toBe(true);
    clock.increment(199);
    expect(dialogs()).toBe(1);
    on.ask();
    await expect.poll(isLeaving).toBe(false);
    await expect.poll(opacity).toBe(1);
    expect(on.answers).toHaveLength(1);
    clock.increment(200);
    expect(dialogs()).toBe(1);
    await expect.poll(isInTop).toBe(true);
    await escape();
    clock.increment(200);
    await on.empty();
    expect(on.answers).toHaveLength(2);
  });

  test('what stands behind is out of reach, and does not move', async () => {
    const before = on.opener.getBoundingClientRect().left;
    await on.open();
    expect(on.place.closest('[inert]')).not.toBeNull();
    on.opener.focus();
    expect(isInTop()).toBe(true);
    expect(on.opener.getBoundingClientRect().left).toBe(before);
    await escape();
    await on.empty();
    expect(on.place.closest('[inert]')).toBeNull();
  });

  test('three stand above each other, and Back takes the top one first', async () => {
    const { href } = location;
    await on.open();
    on.ask(question('second'));
    on.ask(question('third'));
    await expect.poll(dialogs).toBe(3);
    const layers = [...document.querySelectorAll('[data-part=positioner]')].map((element) =>
      Number(getComputedStyle(element).zIndex),
    );
    expect(layers).toEqual([1000, 1001, 1002]);
    await expect.poll(isInTop).toBe(true);
    for (const left of [2, 1, 0]) {
      history.back();
      await expect.poll(dialogs).toBe(left);
      await expect.poll(() => left === 0 || isInTop()).toBe(true);
    }
    await on.empty();
    expect(on.answers.map(({ id }) => id)).toEqual(['third', 'second', 'it']);
    expect(location.href).toBe(href);
    await expect.poll(() => document.activeElement).toBe(on.opener);
  });

  test.runIf(!covers)('the backdrop cancels it', async () => {
    await on.open();
    await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
    await on.empty();
    expect(on.answers.map(({ answer }) => answer.kind)).toEqual(['cancelled']);
  });

  test.runIf(field !== undefined)('what was typed is asked about before it is lost', async () => {
    await on.open();
    await page.getByLabelText(field ?? '', { exact: true }).fill('Something');
    await press('{Escape}');
    await expect.poll(focusName).toBe('Keep editing');
    await press('{Enter}');
    await expect.poll(dialogs).toBe(1);
    await expect.poll(focusName).toBe(field);
    await press('{Escape}');
    await expect.poll(focusName).toBe('Keep editing');
    await press('{Tab}{Enter}');
    await on.empty();
    expect(on.answers.map(({ answer }) => answer.kind)).toEqual(['cancelled']);
  });
});
