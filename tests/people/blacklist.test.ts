import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import type { BanType, RelationAnswer } from '#machines/people/relation.types.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';

const answered = <Input extends { userId: number }>(answer: RelationAnswer) =>
  fromPromise<RelationAnswer, Input>(() => Promise.resolve(answer));

const begin = (banType: 'block' | null) => {
  const requests: string[] = [];
  const machine = blacklistMachine.provide({
    actors: {
      banPerson: answered<{ userId: number; banType: BanType }>(
        answerOf('blacklist', { banType: 'block' }),
      ),
      forgivePerson: answered(answerOf('blacklist')),
    },
  });
  const actor = createActor(machine, {
    input: { userId: 21, displayName: 'Inês Marques', banType },
  });
  actor.on('dialog.requested', ({ dialog }) => requests.push(dialog));
  return { actor: actor.start(), requests };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the block dialog opens for somebody who was forgiven just now', async () => {
  const { actor, requests } = begin('block');
  actor.send({ type: 'ban.forgive' });
  await settled();
  expect(actor.getSnapshot().value).toBe('forgiven');
  actor.send({ type: 'ban.ask' });
  expect(requests).toEqual(['block']);
});

test('the block dialog opens for somebody who was banned just now', async () => {
  const { actor, requests } = begin(null);
  actor.send({ type: 'ban.ask' });
  const answer = { kind: 'confirmed', value: 'block' } as const;
  actor.send({ type: 'dialog.answered', id: 'block-21', dialog: 'block', answer });
  await settled();
  expect(actor.getSnapshot().value).toBe('bannedNow');
  actor.send({ type: 'ban.ask' });
  expect(requests).toEqual(['block', 'block']);
});
