import { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { isLocaleCode } from '#machines/app/locale.choice.ts';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import { connectionMachine } from '#machines/chat/connection.machine.ts';
import { inboxMachine } from '#machines/chat/inbox.machine.ts';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import { connectivityAdapter } from '#src/actors/app/connectivity.adapter.ts';
import { noticesAdapter } from '#src/actors/app/notices.adapter.ts';
import { connectionAdapter } from '#src/actors/chat/connection.adapter.ts';
import { inboxAdapter } from '#src/actors/chat/inbox.adapter.ts';
import { dialogsAdapter } from '#src/actors/modal/dialogs.adapter.ts';
import { relationUndoAdapter } from '#src/actors/people/relation-undo.adapter.ts';
import { ChoicePills } from '#src/ui/choice-pills.tsx';
import {
  ArrowLeft,
  Ban,
  Check,
  Clock,
  Flag,
  Info,
  Paperclip,
  Search,
  Send,
  Smile,
  Tag,
} from '#src/ui/icons.ts';
import { KeepFocus } from '#src/ui/keep-focus.tsx';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { SeenMark } from '#src/ui/seen-mark.tsx';
import { Textarea } from '#src/ui/textarea.tsx';
import { makeTexts } from '#src/ui/texts.ts';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { AccountMenu } from '#src/views/app/layouts/account-menu.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { FollowButton } from '#src/views/people/follow-face.tsx';
import { RelationNews } from '#src/views/people/relation-news.tsx';
import { dialogLoader } from './dialog-loading.ts';
import type { AppServices } from './services.types.ts';

/** What draws the late actors, and what opens only at a press. */
export const views = {
  AccountMenu,
  ConnectionView,
  ConnectivityView,
  DialogsView,
  LocaleView,
  NoticesView,
  ThemeView,
};

/** Controls that most next screens take: fetched while the page rests, so that no screen waits for them. */
export const controls = {
  ChoicePills,
  FollowButton,
  KeepFocus,
  MenuButton,
  RelationNews,
  SeenMark,
  Textarea,
  icons: [ArrowLeft, Ban, Check, Clock, Flag, Info, Paperclip, Search, Send, Smile, Tag],
};

/** The long-lived charts that the first frame can do without, their ports filled. */
export function machinesIn(services: AppServices) {
  const { http, book } = services;
  return {
    connection: connectionMachine.provide(connectionAdapter(services)),
    connectivity: connectivityMachine.provide(
      connectivityAdapter({ ask: (signal) => http.get('/up', { signal }) }),
    ),
    dialogs: dialogsMachine.provide(dialogsAdapter({ load: dialogLoader(services) })),
    inbox: inboxMachine.provide(inboxAdapter(services)),
    notices: noticesMachine.provide(
      noticesAdapter({
        undo: relationUndoMachine.provide(relationUndoAdapter(http)),
        textOf: ({ key, params }) => {
          const wanted = document.documentElement.lang;
          const code = isLocaleCode(wanted) ? wanted : 'en';
          const strings = book.strings(code);
          return strings ? makeTexts(code, strings).say(key, params) : key;
        },
      }),
    ),
  };
}
