import type { ActorRefFrom } from 'xstate';
import { chatPersonMachine } from '#machines/chat/chat-person.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { messagesMachine } from '#machines/chat/messages.machine.ts';
import { presenceMachine } from '#machines/chat/presence.machine.ts';
import { chatPersonAdapter } from '#src/actors/chat/chat-person.adapter.ts';
import { conversationAdapter } from '#src/actors/chat/conversation.adapter.ts';
import { messagesAdapter } from '#src/actors/chat/messages.adapter.ts';
import { presenceAdapter } from '#src/actors/chat/presence.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { lazy, preload } from '#src/ui/loading/lazy.ts';
import { MessagesView } from '#src/views/chat/messages.view.tsx';
import { defineScreen, type ScreenInput } from '../define-screen.ts';
import type { ChatNeeds } from '../chat-needs.types.ts';
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
    const deps = { ...services, chat };
    return {
      actors: {
        ...messagesAdapter(window).actors,
        inbox: inboxMachine.provide(inboxAdapter(deps)),
        conversation: conversationMachine.provide({
          actors: {
            ...conversationAdapter(deps).actors,
            presence: presenceMachine.provide(presenceAdapter({ chat })),
          },
        }),
        person: chatPersonMachine.provide(chatPersonAdapter(services)),
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
