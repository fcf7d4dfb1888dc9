import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';
import type { SessionReason } from '#machines/auth/session.types.ts';
import { parkedFormsOf } from '#src/app/parked-forms.ts';
import { ada, bo } from '#tests/auth/viewers.ts';

const words = new Map([['email', 'half-typed@']]);

/** Ada's half-typed form, and what the session says. */
function begin() {
  const actor = createActor(parkedFormsMachine).start();
  const keeper = parkedFormsOf(() => actor);
  const notify = (viewer: typeof ada | null, reason: SessionReason) =>
    actor.send({ type: 'viewer.changed', viewer, reason });
  notify(ada, 'restored');
  keeper.write('change', words);
  /** The end of the session takes the form off the page. */
  const expire = () => {
    notify(null, 'expired');
    keeper.close('change');
  };
  const enter = (viewer: typeof ada) => notify(viewer, 'login');
  return { keeper, expire, enter, say: (reason: SessionReason) => notify(null, reason) };
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

test.each(['logout', 'mirrored'] as const)('%s forgets them', (reason) => {
  const { keeper, expire, enter, say } = begin();
  expire();
  enter(ada);
  say(reason);
  enter(ada);
  expect(keeper.take('change')).toBeNull();
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
