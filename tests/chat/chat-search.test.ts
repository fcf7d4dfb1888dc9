import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { chatSearchMachine } from '#machines/chat/chat-search.machine.ts';
import { chat } from '#stories/chat/chat.fixtures.ts';

const named = (id: number, displayName: string, username: string) =>
  chat(id, { person: { ...chat(id).person, displayName, username } });

test.each([
  ['jose', [1]],
  ['JOSÉ', [1]],
  ['_art', [2]],
  ['nobody', []],
])('%s finds the loaded chats at once', (text, ids) => {
  const actor = createActor(chatSearchMachine).start();
  const known = [named(1, 'José Mora', 'mora'), named(2, 'Bo', 'bo_art')];
  actor.send({ type: 'search.change', text, known });
  expect(actor.getSnapshot().value).toBe('typing');
  expect(actor.getSnapshot().context.found.map(({ id }) => id)).toEqual(ids);
  actor.stop();
});
