import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type AnyEventObject } from 'xstate';
import { followMachine } from '#machines/people/follow.machine.ts';
import type { RelationAnswer } from '#machines/people/relation.types.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';

type Call = { request: 'start' | 'stop'; settle: (refused?: object) => Promise<void> };

/** A follow whose calls are answered by hand, in the order they were made. */
const begin = (isFollower: boolean) => {
  const calls: Call[] = [];
  const emitted: AnyEventObject[] = [];
  const port = (request: Call['request']) =>
    fromPromise<RelationAnswer, { userId: number }>(
      () =>
        new Promise((resolve, reject) => {
          const settle = async (refused?: object) => {
            // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- failures are plain data
            if (refused) reject(refused);
            else resolve(answerOf('followed', { isFollower: request === 'start' }));
            await new Promise((done) => setTimeout(done));
          };
          calls.push({ request, settle });
        }),
    );
  const actor = createActor(
    followMachine.provide({
      actors: { startFollowing: port('start'), stopFollowing: port('stop') },
    }),
    { input: { userId: 21, displayName: 'Inês Marques', isFollower } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, calls, emitted };
};

describe('a follow', () => {
  test('begins as it stands', () => {
    expect(begin(true).actor.getSnapshot().value).toBe('following');
    expect(begin(false).actor.getSnapshot().value).toBe('apart');
  });

  test('sends one call at a time, and the last wish of many', async () => {
    const { actor, calls, emitted } = begin(true);
    for (const request of ['stop', 'start', 'stop', 'start', 'stop', 'start'] as const)
      actor.send({ type: `follow.${request}` });
    expect(calls.map(({ request }) => request)).toEqual(['stop']);
    expect(actor.getSnapshot().hasTag('followed')).toBe(true);
    await calls[0]?.settle();
    expect(calls.map(({ request }) => request)).toEqual(['stop', 'start']);
    await calls[1]?.settle();
    expect(actor.getSnapshot().value).toBe('following');
    expect(emitted.map(({ type }) => type)).toEqual(['relation.changed']);
  });

  test('sends nothing more when the last wish is the one under way', async () => {
    const { actor, calls } = begin(false);
    for (const request of ['start', 'stop', 'start'] as const)
      actor.send({ type: `follow.${request}` });
    await calls[0]?.settle();
    expect(calls).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('following');
  });

  test('stands after a change that says nothing of it, and ends with who is gone', () => {
    const { actor } = begin(true);
    const change = { userId: 21, relationship: { banType: 'mute' }, listed: null } as const;
    actor.send({ type: 'relation.changed', change });
    expect(actor.getSnapshot().value).toBe('following');
    actor.send({ type: 'relation.changed', change: { ...change, relationship: null } });
    expect(actor.getSnapshot().value).toBe('apart');
  });

  test('is taken back when it fails, and says why', async () => {
    const { actor, calls } = begin(true);
    actor.send({ type: 'follow.stop' });
    expect(actor.getSnapshot().hasTag('followed')).toBe(false);
    await calls[0]?.settle({ kind: 'offline' });
    expect(actor.getSnapshot().hasTag('followed')).toBe(true);
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'offline' });
  });
});
