import type { ActorRefFrom } from 'xstate';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { conversationAdapter } from '#src/actors/chat/conversation.adapter.ts';
import { messagesAdapter } from '#src/actors/chat/messages.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { lazy, preload } from '#src/ui/lazy.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { ChatNeeds } from '../lazy-member.ts';
import type { AppServices } from '../services.types.ts';

/** Right behind the list, so that it is there when a chat is opened. */
preload(lazy(() => import('#src/views/chat/conversation.view.tsx')));

interface Needs extends ChatNeeds {
  readonly inbox: () => ActorRefFrom<typeof inboxMachine> | undefined;
}

export default defineScreen({
  machine: messagesMachine,
  View: MessagesView,
  title: 'chat.messages.title',
  provide: (services: AppServices & Needs) => {
    const chat = services.chat();
    const world = { ...services, chat: chat.services };
    return {
      actors: {
        ...messagesAdapter(window).actors,
        inbox: inboxMachine.provide(inboxAdapter(world)),
        conversation: conversationMachine.provide({
          actors: {
            ...conversationAdapter(world).actors,
            presence: chat.lazy.presence,
          },
        }),
        person: chat.lazy.person,
      },
    };
  },
  /** `/messages` names no person. */
  input: ({ params, viewer, services }: ScreenInput<Needs>) => ({
    viewerId: viewer?.id ?? 0,
    inbox: services.inbox(),
    maySell: viewer?.isCreator ?? false,
    withUserId: params['withUserId'] === undefined ? null : Number(params['withUserId']),
  }),
});
