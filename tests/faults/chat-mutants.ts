import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Message, Tidings } from '#machines/chat/chat.types.ts';
import { composerMachine } from '#machines/chat/composer.machine.ts';
import { outboxMachine } from '#machines/chat/outbox.machine.ts';
import type { SendInput } from '#machines/chat/outbox.types.ts';
import type { ChatWorld } from '#src/actors/chat/chat-world.types.ts';
import { composerAdapter } from '#src/actors/chat/composer.adapter.ts';
import { conversationAdapter } from '#src/actors/chat/conversation.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { newsDeskOf } from '#src/actors/chat/news-desk.ts';
import { outboxAdapter } from '#src/actors/chat/outbox.adapter.ts';
import type { Mutant } from './chat-tab.ts';

const freshKeys = (world: ChatWorld): ChatWorld => {
  const { http } = world;
  const post: typeof http.post = (path, body, options) =>
    http.post(
      path,
      body,
      options?.idempotencyKey ? { ...options, idempotencyKey: crypto.randomUUID() } : options,
    );
  return { ...world, http: { ...http, post } };
};

const neverLooks: typeof inboxAdapter = (world) => {
  const findSent = fromPromise<Message | null, SendInput>(async () => null);
  const outbox = outboxMachine.provide({
    actors: { ...outboxAdapter(world).actors, findSent },
  });
  const composer = composerMachine.provide({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else tsc compares two charts for minutes
    actors: { ...composerAdapter(world).actors, outbox: outbox as never },
  });
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- else tsc compares two charts for minutes
  return { actors: { ...inboxAdapter(world).actors, composer: composer as never } };
};

const neverCatchesUp: typeof conversationAdapter = (world) => ({
  actors: {
    ...conversationAdapter(world).actors,
    watchNews: fromCallback<EventObject>(({ sendBack }) =>
      newsDeskOf(world.http).listen(
        (tidings: Tidings) => tidings.type === 'news.arrived' && sendBack(tidings),
      ),
    ),
  },
});

const forgetful = (world: ChatWorld): ChatWorld => ({
  ...world,
  store: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});

/** Ways in which a client may be wrong; each must be found out, or the storm proves nothing. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'draws a new key for every try': { world: freshKeys },
  'sends again without a look at the history, and under a new key': {
    world: freshKeys,
    inbox: neverLooks,
  },
  'does not catch up when the channel stands again': { conversation: neverCatchesUp },
  'keeps nothing over a reload': { world: forgetful },
};
