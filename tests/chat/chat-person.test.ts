import { expect, test } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import type { profileMachine } from '#machines/people/profile.machine.ts';

/** A profile that only counts what it is sent. */
const profile = (received: string[]) =>
  setup({}).createMachine({
    on: { '*': { actions: ({ event }) => void received.push(event.type) } },
  }) as unknown as typeof profileMachine;

test('the card beside a chat is read again once something was paid for, however late', () => {
  const received: string[] = [];
  const listenToEvents = fromCallback(({ sendBack }) => {
    sendBack({ type: 'app.event', appEvent: { type: 'purchase.settled' } });
    sendBack({ type: 'app.event', appEvent: { type: 'unread.changed' } });
  });
  const actor = createActor(
    chatPersonMachine.provide({ actors: { listenToEvents, profile: profile(received) } as never }),
    { input: { viewerId: 3 } },
  ).start();
  actor.send({ type: 'person.open', username: 'ada' });
  expect(received).toEqual(['connection.caughtUp']);
});
