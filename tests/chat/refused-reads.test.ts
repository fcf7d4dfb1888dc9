import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type {
  OpenedChat,
  OpenInput,
  ReadInput,
  ReadReceipt,
} from '#machines/chat/conversation.types.ts';
import { MessageStore } from '#machines/chat/message-store.ts';
import { chat, viewerId, withBo } from '#stories/chat/chat.fixtures.ts';
import { stillPresence } from './still.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const forbidden = { kind: 'forbidden', code: null, message: 'This action is unauthorized.' };

test('in an open chat, a catch-up and a receipt that are refused are not sent again', async () => {
  const calls = { open: 0, mark: 0 };
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        presence: stillPresence,
        watchDay: fromCallback<EventObject>(() => undefined),
        openChat: fromPromise<OpenedChat, OpenInput>(async ({ input }) => {
          calls.open += 1;
          if (calls.open > 1) throw forbidden;
          const changes = { messages: [], deleted: [], hiddenUpTo: 0, cursor: '1' };
          return {
            chat: chat(1),
            person: chat(1).person,
            changes: { ...changes, isReset: true, before: null },
            asked: input.asked,
          };
        }),
        markRead: fromPromise<ReadReceipt, ReadInput>(async () => {
          calls.mark += 1;
          throw forbidden;
        }),
      },
    }),
    {
      input: { viewerId, chat: withBo, known: chat(1), store: new MessageStore(), composer: null },
    },
  ).start();
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'catchUp.due' });
  actor.send({ type: 'message.seen', id: 999 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual({ open: 2, mark: 1 });
  const state = actor.getSnapshot();
  expect(state.matches({ open: { freshness: 'settled', receipt: 'resting' } })).toBe(true);
  actor.stop();
});
