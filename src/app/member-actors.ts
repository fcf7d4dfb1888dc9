import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { connectionAdapter } from '#src/actors/chat/connection.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import type { AppServices } from './services.types.ts';

/** The long-lived charts that only a member has, with their views. */
export const memberActors = (services: AppServices) => ({
  machines: {
    connection: connectionMachine.provide(connectionAdapter(services)),
    inbox: inboxMachine.provide(inboxAdapter(services)),
  },
  views: { AccountMenu, ConnectionView, LocaleView, ThemeView },
});
