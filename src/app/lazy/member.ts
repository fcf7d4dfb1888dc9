import { createElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { dataSaverMachine } from '#machines/app/data-saver.machine.ts';
import type { discreetMachine } from '#machines/app/discreet.machine.ts';
import type { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { departureMachine } from '#machines/auth/departure.machine.ts';
import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { unsavedWordsMachine } from '#machines/navigation/unsaved-words.machine.ts';
import { dataSaverAdapter } from '#src/actors/app/data-saver.adapter.ts';
import { departureAdapter } from '#src/actors/auth/departure.adapter.ts';
import { createChatServices } from '#src/actors/chat/chat-services.ts';
import type { ChatDeps } from '#src/actors/chat/chat-deps.types.ts';
import { connectionAdapter } from '#src/actors/chat/connection.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { unsavedWordsAdapter } from '#src/actors/navigation/unsaved-words.adapter.ts';
import { Tips } from '#src/ui/dialog/tips.tsx';
import { isDataSaverOn } from '#src/ui/loading/data-saver.ts';
import { DiscreetView } from '#src/views/app/discreet.view.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import type { AccountMenuProps, MeProps } from '#src/views/app/layouts/layout.types.ts';
import { Me } from '#src/views/app/layouts/me.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import { workOf, type WorkNeeds } from '../open-work.ts';
import type { AppServices } from '../services.types.ts';

/** Charts that run beside the app, for members and guests. */
interface BesideApp {
  readonly discreet: ActorRefFrom<typeof discreetMachine>;
  readonly shortcuts: ActorRefFrom<typeof shortcutsMachine>;
}

/** The long-lived charts that only a member has, with their views and what the chat's adapters share. */
const member = (services: AppServices & WorkNeeds, { discreet, shortcuts }: BesideApp) => {
  const chat = createChatServices(services);
  const deps: ChatDeps = { ...services, chat };
  return {
    chat,
    machines: {
      connection: connectionMachine.provide(connectionAdapter(deps)),
      dataSaver: dataSaverMachine.provide(
        dataSaverAdapter({
          store: services.store,
          key: services.keys.dataSaver,
          isSaving: isDataSaverOn,
          network: navigator.connection,
        }),
      ),
      departure: departureMachine.provide(departureAdapter(() => workOf(services, chat))),
      inbox: inboxMachine.provide(inboxAdapter(deps)),
      unsavedWords: unsavedWordsMachine.provide(unsavedWordsAdapter(window)),
    },
    views: {
      later: {
        Me: (props: MeProps) =>
          createElement(Me, {
            ...props,
            discreet: createElement(DiscreetView, { actor: discreet }),
          }),
        Tips,
        Account: (props: Pick<AccountMenuProps, 'viewer' | 'onGo' | 'onLogout'>) =>
          createElement(AccountMenu, {
            ...props,
            isDiscreet: () => discreet.getSnapshot().matches('on'),
            onDiscreet: () => discreet.send({ type: 'discreet.switch' }),
            onShortcuts: () => shortcuts.send({ type: 'help.ask' }),
          }),
      },
      ConnectionView,
      LocaleView,
      ThemeView,
    },
  };
};

export default member;
