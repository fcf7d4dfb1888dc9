import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';
import type { SessionReason } from '#machines/auth/session.types.ts';
import { parkedFormsAdapter } from '#src/actors/auth/parked-forms.adapter.ts';
import { parkedFormsOf } from '#src/app/parked-forms.ts';
import { ada, bo } from '#tests/auth/viewers.ts';

const words = new Map([['email', 'half-typed@']]);

beforeEach(() => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  return () => vi.unstubAllGlobals();
});

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** Ada's half-typed form, and what the session says. */
function begin(store = memory(), isTyping = true) {
  const world = { store, key: 'forms', locks: undefined };
  const actor = createActor(parkedFormsMachine.provide(parkedFormsAdapter(world))).start();
  const keeper = parkedFormsOf(() => actor);
  const notify = (viewer: typeof ada | null, reason: SessionReason) =>
    actor.send({ type: 'viewer.changed', viewer, reason });
  notify(ada, 'restored');
  if (isTyping) keeper.write('change', words);
  /** The end of the session takes the form off the page. */
  const expire = () => {
    notify(null, 'expired');
    keeper.close('change');
  };
  const enter = (viewer: typeof ada) => notify(viewer, 'login');
  const abandon = () => actor.send({ type: 'words.abandoned' });
  return { keeper, expire, enter, abandon, say: (reason: SessionReason) => notify(null, reason) };
}

test('the same person finds the words once', () => {
  const { keeper, expire, enter, say } = begin();
  expire();
  expect(keeper.has('change')).toBe(false);
  say('mirrored');
  enter(ada);
  expect(keeper.has('change')).toBe(true);
  expect(keeper.take('change')).toEqual(words);
  expect(keeper.take('change')).toBeNull();
});

test('a form that is drawn once more while nobody is here takes nothing away', () => {
  const { keeper, expire, enter } = begin();
  expire();
  expect(keeper.take('change')).toBeNull();
  enter(ada);
  expect(keeper.take('change')).toEqual(words);
});

test('nobody else does, nor their writer after them', () => {
  const { keeper, expire, enter } = begin();
  expire();
  enter(bo);
  expect(keeper.take('change')).toBeNull();
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});

test.each(['logout', 'mirrored'] as const)('%s keeps them for the same person alone', (reason) => {
  const { keeper, enter, say } = begin();
  say(reason);
  keeper.close('change');
  enter(ada);
  expect(keeper.take('change')).toEqual(words);
  keeper.write('change', words);
  say(reason);
  enter(bo);
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});

test('another visit and another tab find them on the device, each of two versions once', async () => {
  const store = memory();
  const other = new Map([['email', 'in another tab']]);
  const [first, second] = [begin(store), begin(store)];
  second.keeper.write('change', other);
  first.say('logout');
  second.say('mirrored');
  const later = begin(store, false);
  const found = [later.keeper.take('change'), later.keeper.take('change')];
  expect(found).toEqual(expect.arrayContaining([words, other]));
  expect(later.keeper.take('change')).toBeNull();
  expect(begin(store, false).keeper.take('change')).toBeNull();
});

test('what is private stays in the tab', () => {
  const store = memory();
  const { keeper, expire, enter } = begin(store, false);
  keeper.write('account', words, { isPrivate: true });
  expire();
  expect(store.getItem('forms')).toBeNull();
  enter(ada);
  expect(keeper.take('account')).toEqual(words);
});

test('what lies there in another shape is left alone', () => {
  const store = memory();
  store.setItem('forms', '{"3/change":{"ownerId":3,"form":"change","values":7,"at":9e15}}');
  expect(begin(store, false).keeper.has('change')).toBe(false);
});

test('leaving the page loses what is typed there, but nothing of a dialog above it', () => {
  const { keeper, abandon } = begin();
  keeper.close('change');
  expect(keeper.isPageTyped()).toBe(false);
  keeper.write('complaint', words, { outlivesPage: true });
  expect(keeper.isPageTyped()).toBe(false);
  keeper.write('change', words);
  expect(keeper.isPageTyped()).toBe(true);
  abandon();
  expect([keeper.isPageTyped(), keeper.count()]).toEqual([false, 1]);
});

test('a form that was sent or given up is not kept', () => {
  const { keeper, expire, enter } = begin();
  keeper.close('change');
  expire();
  enter(ada);
  expect(keeper.take('change')).toBeNull();
});

test('before there is a session nothing is parked, and nothing is written down', () => {
  const keeper = parkedFormsOf(() => undefined);
  keeper.write('change', words);
  keeper.close('change');
  expect(keeper.has('change')).toBe(false);
  expect(keeper.take('change')).toBeNull();
});
