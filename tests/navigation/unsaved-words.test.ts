import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unsavedWordsMachine } from '#machines/navigation/unsaved-words.machine.ts';
import type { UnsavedWordsEmitted } from '#machines/navigation/unsaved-words.types.ts';
import { unsavedWordsAdapter } from '#src/actors/navigation/unsaved-words.adapter.ts';
import { browse, viewers } from './browser.ts';

const path = '/settings/profile';

/** A member who has typed on the page of their profile, which they opened from the first one. */
async function typing() {
  const browser = await browse('/', viewers.member);
  browser.actor.send({ type: 'location.requested', path });
  await browser.settle();
  browser.page.isTyped = true;
  return browser;
}

test.each([
  { what: 'a link', act: { type: 'location.requested', path: '/settings/site' }, steps: null },
  { what: 'a route by its name', act: { type: 'route.requested', name: 'explore' }, steps: null },
] as const)('$what is held while something is typed', async ({ act, steps }) => {
  const { actor, held, settle, here, location, page } = await typing();
  actor.send(act);
  await settle();
  expect(held).toMatchObject([{ steps }]);
  expect([location()?.path, here().path]).toEqual([path, path]);
  page.isTyped = false;
  actor.send(act);
  await settle();
  expect([location()?.path, held.length]).toEqual([held[0]?.path, 1]);
});

test('Back and Forward are held with the way they went, and taken back unseen', async () => {
  const { actor, admitted, held, settle, go, location, page } = await typing();
  page.isTyped = false;
  for (const to of ['/feed', '/explore']) {
    actor.send({ type: 'location.requested', path: to });
    await settle();
  }
  go(-1);
  await settle();
  page.isTyped = true;
  const shown = admitted.length;
  for (const by of [-2, 1]) {
    go(by);
    await settle();
    expect(held.at(-1)?.steps).toBe(by);
    go(-by);
    await settle();
  }
  expect([location()?.path, admitted.length, held.length]).toEqual(['/feed', shown, 2]);
});

test('nobody is asked about another address of the same page, a password, or after the session', async () => {
  const { actor, held, settle, location } = await typing();
  for (const to of [`${path}?at=about`, '/confirm-password']) {
    actor.send({ type: 'location.requested', path: to });
    await settle();
    expect(location()?.path).toBe(to);
  }
  actor.send({ type: 'location.requested', path });
  await settle();
  expect(location()?.path).toBe(path);
  actor.send({ type: 'viewer.changed', viewer: null, reason: 'expired' });
  await settle();
  expect([location()?.path, held.length]).toEqual(['/login', 0]);
});

test('who turns from the question for the password to another page is asked', async () => {
  const { actor, held, settle, location } = await typing();
  actor.send({ type: 'location.requested', path: '/confirm-password' });
  await settle();
  actor.send({ type: 'location.requested', path: '/explore' });
  await settle();
  expect([location()?.path, held.at(-1)?.path]).toEqual(['/confirm-password', '/explore']);
});

test('a step of unknown length is not held: it could not be taken back', async () => {
  const { held, settle, entries, go, location } = await typing();
  entries.push({ state: { depth: 1 }, path: '/explore' });
  go(1);
  await settle();
  expect([location()?.path, held.length]).toEqual(['/explore', 0]);
});

/** The question before a browser whose steps are taken at once. */
const question = (state: object = {}) => {
  const moves: number[] = [];
  const said: UnsavedWordsEmitted[] = [];
  const target = new EventTarget();
  const history = {
    state,
    go: (steps: number) => {
      moves.push(steps);
      queueMicrotask(() => target.dispatchEvent(new Event('popstate')));
    },
  };
  const page = Object.assign(target, { history }) as unknown as Window;
  const actor = createActor(unsavedWordsMachine.provide(unsavedWordsAdapter(page)));
  actor.on('*', (event) => said.push(event));
  actor.start();
  const answer = (kind: 'confirmed' | 'cancelled') =>
    actor.send({
      type: 'app.event',
      appEvent: {
        type: 'dialog.answered',
        id: 'unsaved-words',
        answer: kind === 'confirmed' ? { kind, value: null } : { kind },
      },
    });
  const reach = async (value: string) => {
    await expect.poll(() => actor.getSnapshot().value).toBe(value);
  };
  return { actor, moves, said, target, history, answer, reach };
};
const held = (steps: number | null) => ({ type: 'move.held', path: '/feed', steps }) as const;

test('who stays stays, at the address of the page', async () => {
  const { actor, moves, said, answer, reach } = question();
  actor.send(held(-2));
  await reach('asking');
  answer('cancelled');
  await reach('resting');
  expect([moves, said.map(({ type }) => type)]).toEqual([[2], ['dialog.requested']]);
});

test.each([
  { steps: null, taken: [], last: { type: 'location.requested', path: '/feed' } },
  { steps: -1, taken: [1, -1], last: { type: 'words.abandoned' } },
  { steps: 1, taken: [-1], last: { type: 'location.requested', path: '/feed' } },
])('who leaves goes where they wanted ($steps)', async ({ steps, taken, last }) => {
  const { actor, moves, said, answer, reach } = question();
  actor.send(held(steps));
  await reach('asking');
  answer('confirmed');
  await reach('resting');
  expect(moves).toEqual(taken);
  expect(said.map(({ type }) => type).slice(0, 2)).toEqual(['dialog.requested', 'words.abandoned']);
  expect(said.at(-1)).toEqual(last);
});

test('nothing moves before the question has given its entry of history back', async () => {
  const { actor, said, target, history, answer, reach } = question({ dialog: true });
  actor.send(held(null));
  answer('confirmed');
  await reach('closing');
  expect(said).toHaveLength(1);
  history.state = {};
  target.dispatchEvent(new Event('popstate'));
  await reach('resting');
  expect(said.map(({ type }) => type)).toEqual([
    'dialog.requested',
    'words.abandoned',
    'location.requested',
  ]);
});
