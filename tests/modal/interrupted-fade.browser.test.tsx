import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DialogAsked } from '#machines/modal/dialog-token.types.ts';
import { dialogs, frame, stage, topDialog, emulateMedia } from './dialog-stage.tsx';

const asked: DialogAsked = {
  id: 'it',
  dialog: 'confirm',
  input: {
    title: 'app.layout.interests',
    body: 'app.ageConsent.body',
    confirm: 'app.layout.logout',
    tone: 'primary',
  },
};

const opacity = () => Number(getComputedStyle(topDialog()).opacity);

/** The fade that runs on the dialog, and between what it fades. */
const fade = () => {
  const running = topDialog()
    .getAnimations()
    .find((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity');
  const { effect } = running ?? {};
  if (!running || !(effect instanceof KeyframeEffect)) throw new Error('Nothing fades.');
  const [from, to] = effect.getKeyframes().map((keyframe) => Number(keyframe['opacity']));
  return { running, from, to };
};

/** Stops the fade so many milliseconds after its start; answers how much is to be seen then. */
const stopAt = (milliseconds: number): number => {
  const { running } = fade();
  running.pause();
  running.currentTime = milliseconds;
  return opacity();
};

let on: ReturnType<typeof stage>;
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  on = stage(asked);
  await on.fadesIn(200);
  // The chart has all the time in the world, so that a busy machine never ends a fade by itself.
  on.actor.send({ type: 'motion.changed', fade: 30_000 });
});
afterEach(async () => {
  await on.remove();
  await emulateMedia();
});

test('a fade turns round where it is, each way, without a jump', async () => {
  on.ask();
  await expect.poll(dialogs).toBe(1);
  await expect.poll(() => topDialog().getAnimations().length).toBeGreaterThan(0);
  const opened = stopAt(80);
  expect(opened).toBeGreaterThan(0.1);
  expect(opened).toBeLessThan(0.95);

  on.actor.getSnapshot().context.dialogs[0]?.send({ type: 'dialog.dismiss' });
  await expect.poll(() => fade().to).toBe(0);
  expect(fade().from).toBeCloseTo(opened, 2);
  const closed = stopAt(40);
  expect(closed).toBeLessThan(opened);
  expect(closed).toBeGreaterThan(0);

  on.ask();
  await expect.poll(() => fade().to).toBe(1);
  expect(fade().from).toBeCloseTo(closed, 2);
  fade().running.finish();
  await frame();
  expect(opacity()).toBe(1);
});
