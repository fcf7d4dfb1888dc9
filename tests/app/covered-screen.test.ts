import { expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { screenMachine } from '#machines/app/screen.machine.ts';
import type { LoadedScreen } from '#machines/app/screen.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Arrival, Location } from '#machines/navigation/navigation.types.ts';
import { viewers } from '#tests/navigation/browser.ts';

const page = setup({}).createMachine({ id: 'page' });
const form: LoadedScreen = { logic: page, input: {}, title: 'x', view: null, keeps: false };

function open(loaded = form) {
  const screen = createActor(
    screenMachine.provide({
      actors: { loadScreen: fromPromise<LoadedScreen, { location: Location }>(async () => loaded) },
    }),
  ).start();
  let visit = 0;
  const go = async (path: string, arrival: Arrival = 'push', viewer = viewers.member) => {
    visit += 1;
    const location = { ...placeOf(path), visit, arrival, refused: false, viewer };
    screen.send({ type: 'location.admitted', location });
    await expect.poll(() => screen.getSnapshot().value).toBe('mounted');
    return screen.getSnapshot().context;
  };
  return { screen, go };
}

test('the screen that asked for the password is the very same one afterwards', async () => {
  const { go } = open();
  const { mounted } = await go('/settings/security');
  const covered = await go('/confirm-password');
  expect(covered.covered?.actor).toBe(mounted?.actor);
  expect(covered.mounted?.actor).not.toBe(mounted?.actor);
  expect(mounted?.actor.getSnapshot().status).toBe('active');
  const back = await go('/settings/security', 'pop');
  expect(back.mounted?.actor).toBe(mounted?.actor);
  expect(back.covered).toBeNull();
  expect(covered.mounted?.actor.getSnapshot().status).toBe('stopped');
});

test('what this site turns out not to offer is loaded anew at once, and nothing else is', async () => {
  const { screen, go } = open({ ...form, keeps: true });
  const kept = await go('/explore');
  const { mounted } = await go('/library/owned');
  screen.send({ type: 'routes.absent', names: ['explore', 'libraryUploaded'] });
  expect(screen.getSnapshot().value).toBe('mounted');
  screen.send({ type: 'routes.absent', names: ['library', 'libraryOwned'] });
  expect(screen.getSnapshot().matches('loading')).toBe(true);
  for (const one of [mounted, kept.mounted])
    expect(one?.actor.getSnapshot().status).toBe('stopped');
  await expect.poll(() => screen.getSnapshot().value).toBe('mounted');
  const { context } = screen.getSnapshot();
  expect(context.mounted?.location).toBe(mounted?.location);
  expect(context.kept).toEqual([]);
});

test('Back to a form that is over, before the next screen was there, begins it anew', async () => {
  const ending = setup({}).createMachine({
    id: 'ending',
    initial: 'over',
    states: { over: { type: 'final' } },
  });
  const { go } = open({ ...form, logic: ending });
  const { mounted } = await go('/login', 'push', null);
  const query = await go('/login?from=mail', 'replace', null);
  expect(query.mounted?.actor).toBe(mounted?.actor);
  const back = await go('/login', 'pop', null);
  expect(back.mounted?.actor).not.toBe(mounted?.actor);
});

test('Back to a screen a part of which has handed over begins it anew too', async () => {
  const part = setup({}).createMachine({
    id: 'part',
    initial: 'handedOver',
    states: { handedOver: { tags: 'over' } },
  });
  const whole = setup({ actors: { part } }).createMachine({
    id: 'whole',
    invoke: { id: 'part', src: 'part' },
  });
  const { go } = open({ ...form, logic: whole });
  const { mounted } = await go('/login', 'push', null);
  const back = await go('/login', 'pop', null);
  expect(back.mounted?.actor).not.toBe(mounted?.actor);
});

test('going elsewhere stops both, and so does another member', async () => {
  const { go } = open();
  const { mounted } = await go('/settings/security');
  await go('/confirm-password');
  const elsewhere = await go('/feed');
  expect(elsewhere.covered).toBeNull();
  expect(mounted?.actor.getSnapshot().status).toBe('stopped');
  await go('/confirm-password');
  const guest = await go('/login', 'push', null);
  expect(guest.covered).toBeNull();
  expect(elsewhere.mounted?.actor.getSnapshot().status).toBe('stopped');
});

test('the session is asked anew when a member without a studio leaves a place of first work', async () => {
  const { screen, go } = open();
  const asked: string[] = [];
  screen.on('session.doubted', ({ type }) => asked.push(type));
  const fan = viewers.member && { ...viewers.member, isCreator: false, hasStudio: false };
  await go('/explore', 'push', fan);
  await go('/profile/new', 'push', fan);
  expect(asked).toEqual([]);
  await go('/explore', 'push', fan);
  expect(asked).toHaveLength(1);
  await go('/library/owned', 'push', fan);
  await go('/', 'push', fan);
  expect(asked).toHaveLength(2);
  await go('/profile/new');
  await go('/');
  expect(asked).toHaveLength(2);
});
