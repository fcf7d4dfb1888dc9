import { createActor } from 'xstate';
import { connectivityMachine } from '#machines/app/connectivity.machine.ts';
import { isLocaleCode } from '#machines/app/choose-locale.ts';
import { discreetMachine } from '#machines/app/discreet.machine.ts';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import { shortcutsMachine } from '#machines/app/shortcuts.machine.ts';
import { passwordGatedCallsMachine } from '#machines/auth/password-gated-calls.machine.ts';
import { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import { connectivityAdapter } from '#src/actors/app/connectivity.adapter.ts';
import { discreetAdapter } from '#src/actors/app/discreet.adapter.ts';
import { noticesAdapter } from '#src/actors/app/notices.adapter.ts';
import { shortcutsAdapter } from '#src/actors/app/shortcuts.adapter.ts';
import { passwordGatedCallsAdapter } from '#src/actors/auth/password-gated-calls.adapter.ts';
import { dialogsAdapter } from '#src/actors/modal/dialogs.adapter.ts';
import { relationUndoAdapter } from '#src/actors/people/relation-undo.adapter.ts';
import { reachServer } from '#src/api/app/reach.ts';
import { readServedRelease, releaseKey } from '#src/api/app/release.ts';
import { guardFocus } from '#src/ui/focus/focus-guard.ts';
import { placeFocus } from '#src/ui/focus/landing.ts';
import { regionKeys } from '#src/ui/focus/region-keys.ts';
import { holdToShow } from '#src/ui/media/hold-to-show.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { NoticesView } from '#src/views/app/notices.view.tsx';
import { DialogsView } from '#src/views/modal/dialogs.view.tsx';
import { earlyKeys } from '../early-keys.ts';
import { refuseStrayFiles } from '../stray-files.ts';
import { dialogLoader } from '../dialogs/registry.ts';
import type { ChatNeeds } from '../chat-needs.types.ts';
import type { WorkNeeds } from '../open-work.ts';
import type { AppServices } from '../services.types.ts';

/** Both run beside the app, which they ask for notices, dialogs and places. */
const startDiscreet = ({ app, store, keys }: AppServices) => {
  const discreet = createActor(
    discreetMachine.provide(
      discreetAdapter({ store, key: keys.discreet, shortcutsKey: keys.shortcuts }),
    ),
  );
  discreet.on('*', app.send);
  return discreet.start();
};

const startShortcuts = ({ app, store, keys }: AppServices) => {
  const shortcuts = createActor(
    shortcutsMachine.provide(shortcutsAdapter({ store, key: keys.shortcuts, app, earlyKeys })),
  );
  shortcuts.on('*', app.send);
  return shortcuts.start();
};

const actorsAndViews = (services: AppServices & ChatNeeds & WorkNeeds) => ({
  machines: {
    connectivity: connectivityMachine.provide(
      connectivityAdapter({ ask: (signal) => reachServer(services.config.apiOrigin, signal) }),
    ),
    dialogs: dialogsMachine.provide(dialogsAdapter({ load: dialogLoader(services) })),
    passwordGatedCalls: passwordGatedCallsMachine.provide(
      passwordGatedCallsAdapter(services.passwordGatedCalls),
    ),
    notices: noticesMachine.provide(
      noticesAdapter({
        undo: relationUndoMachine.provide(relationUndoAdapter(services.http)),
        textOf: ({ key, params }) => {
          const wanted = document.documentElement.lang;
          const code = isLocaleCode(wanted) ? wanted : 'en';
          const strings = services.textStore.strings(code);
          return strings ? makeTexts(code, strings).say(key, params) : key;
        },
      }),
    ),
  },
  discreet: startDiscreet(services),
  shortcuts: startShortcuts(services),
  servesThisRelease: async () =>
    (await readServedRelease()) === releaseKey(services.config.release),
  views: { ConnectivityView, DialogsView, NoticesView },
});

/** The long-lived charts that every visit has and the first frame can do without, with their views. */
const everyone = (services: AppServices & ChatNeeds & WorkNeeds) => {
  guardFocus();
  placeFocus();
  regionKeys();
  holdToShow();
  refuseStrayFiles(window);
  return actorsAndViews(services);
};

export default everyone;
