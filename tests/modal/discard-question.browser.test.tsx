import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dialogLoaders } from '#src/app/dialogs/registry.ts';
import {
  dialogs,
  escape,
  focusName,
  frame,
  isInTop,
  objections,
  press,
  resize,
  stage,
  stopsOf,
  tab,
  topDialog,
  emulateMedia,
} from './dialog-stage.tsx';
import { everyDialog } from './every-dialog.tsx';

/** The one dialog that nobody asks for: it stands above a dialog with something typed in it. */
const beneath = everyDialog.find(({ dialog }) => dialog === 'folderName');
if (!beneath) throw new Error('The dialog beneath is gone.');

let on: ReturnType<typeof stage>;
const question = async () => {
  await on.open();
  await page.getByLabelText('Name', { exact: true }).fill('Something');
  await press('{Escape}');
  await expect.poll(focusName).toBe('Keep editing');
};
beforeEach(async () => {
  await emulateMedia();
  await resize(800, 900);
  const { dialog, input } = beneath;
  on = stage({ id: 'it', dialog, input });
});
afterEach(async () => {
  await on.remove();
  await emulateMedia();
  await resize(800, 900);
});

test('the proofs of dialogs know every dialog there is', () => {
  const proved = new Set(everyDialog.map(({ dialog }) => dialog));
  expect([...proved].toSorted()).toEqual(['confirm', ...Object.keys(dialogLoaders)].toSorted());
});

test('Tab goes round inside it, and what stands beneath is out of reach', async () => {
  await question();
  const stops = stopsOf(topDialog());
  expect(stops.length).toBeGreaterThan(1);
  const first = stops.indexOf(document.activeElement as HTMLElement);
  for (const stop of [...stops.slice(first + 1), ...stops.slice(0, first + 1)]) {
    expect(await tab('{Tab}')).toBe(stop);
  }
  (page.getByLabelText('Name', { exact: true }).element() as HTMLElement).focus();
  expect(isInTop()).toBe(true);
  expect(on.place.closest('[inert]')).not.toBeNull();
});

test.each([
  ['Escape', () => escape()],
  ['Back', async () => history.back()],
])('%s leaves the question alone, and what was typed stands', async (_, leave) => {
  await question();
  await leave();
  await expect.poll(dialogs).toBe(1);
  await expect.poll(focusName).toBe('Name');
  expect(document.activeElement).toHaveProperty('value', 'Something');
  expect(on.answers).toEqual([]);
});

test('Escape pressed twice closes the question and asks it again, and loses nothing', async () => {
  await question();
  await escape();
  await expect.poll(dialogs).toBe(1);
  await press('{Escape}');
  await expect.poll(focusName).toBe('Keep editing');
  expect(on.answers).toEqual([]);
});

test.each([
  ['light', { 'prefers-color-scheme': 'light' }],
  ['dark', { 'prefers-color-scheme': 'dark' }],
  ['forced colours', { 'forced-colors': 'active' }],
])('axe has no objection in %s', async (_, features) => {
  await emulateMedia(features);
  await question();
  await frame();
  await frame();
  expect(await objections()).toEqual([]);
});

test('it closes in 200 ms, give or take a frame', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  await on.fadesIn(200);
  await question();
  const took: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await expect.poll(() => Number(getComputedStyle(topDialog()).opacity)).toBe(1);
    let start = 0;
    // The key itself, before any chart or view has worked: a busy machine only makes it longer.
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') start = performance.now();
    };
    addEventListener('keydown', note, { capture: true });
    const over = new Promise<number>((resolve) => {
      const [dialog] = on.actor.getSnapshot().context.dialogs;
      dialog?.getSnapshot().children.question?.subscribe({
        complete: () => {
          removeEventListener('keydown', note, { capture: true });
          resolve(performance.now() - start);
        },
      });
    });
    await escape();
    took.push(await over);
    await press('{Escape}');
    await expect.poll(focusName).toBe('Keep editing');
  }
  expect(Math.min(...took)).toBeGreaterThanOrEqual(199);
  expect(Math.min(...took)).toBeLessThanOrEqual(217);
});
