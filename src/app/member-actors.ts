import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import type { ChatWorld } from '#src/actors/chat/chat-world.types.ts';
import { connectionAdapter } from '#src/actors/chat/connection.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import { lazyChat } from './lazy-member.ts';
import type { AppServices } from './services.types.ts';

/** The long-lived charts that only a member has, with their views and what the chat's adapters share. */
export const memberActors = (services: AppServices) => {
  const chat = createChatServices(services);
  const world: ChatWorld = { ...services, chat };
  return {
    chat,
    lazyChat: lazyChat(services, chat),
    machines: {
      connection: connectionMachine.provide(connectionAdapter(world)),
      inbox: inboxMachine.provide(inboxAdapter(world)),
    },
    views: { AccountMenu, ConnectionView, LocaleView, ThemeView },
  };
};
