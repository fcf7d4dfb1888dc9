import Cookies from 'js-cookie';
import { appMachine } from '#machines/app/app.machine.ts';
import { ageConsentMachine } from '#machines/app/age-consent.machine.ts';
import type { ConfigProblem } from '#machines/app/config.types.ts';
import { localeMachine } from '#machines/app/locale.machine.ts';
import { screenMachine } from '#machines/app/screen.machine.ts';
import { themeMachine } from '#machines/app/theme.machine.ts';
import { parkedFormsMachine } from '#machines/auth/parked-forms.machine.ts';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { routeGuardMachine } from '#machines/navigation/route-guard.machine.ts';
import { ageConsentAdapter } from '#src/actors/app/age-consent.adapter.ts';
import { appAdapter } from '#src/actors/app/app.adapter.ts';
import { localeAdapter } from '#src/actors/app/locale.adapter.ts';
import { screenAdapter } from '#src/actors/app/screen.adapter.ts';
import { themeAdapter } from '#src/actors/app/theme.adapter.ts';
import { parkedFormsAdapter } from '#src/actors/auth/parked-forms.adapter.ts';
import { sessionAdapter } from '#src/actors/auth/session.adapter.ts';
import { navigationAdapter } from '#src/actors/navigation/navigation.adapter.ts';
import { screenLoader } from './screen-loading.ts';
import { personalKeys, visitKeys } from './storage-keys.ts';
import type { RunningServices } from './running-services.types.ts';

const localeNow = () => document.documentElement.lang;

/** Every port of the long-lived charts, filled in one place. `problem` is a configuration that is wrong. */
export function wire(services: RunningServices, problem: ConfigProblem | null) {
  const { http, keys, store, cookies, textStore, deferred } = services;
  const { recallRedirects, ...browser } = navigationAdapter({
    store,
    cookies,
    redirectKey: keys.postLoginRedirect,
    targetCookie: keys.redirectTarget,
    isTyped: services.parkedForms.isPageTyped,
    window,
  });
  return appMachine.provide({
    actors: {
      ...appAdapter({ problem }).actors,
      locale: localeMachine.provide(
        localeAdapter({
          http,
          cookies: Cookies,
          cookie: keys.locale,
          loadTexts: async (code) => {
            await textStore.load(code);
            const words = textStore.strings(code)?.app.layout.member;
            if (words) document.documentElement.dataset['member'] = words;
          },
          secure: location.protocol === 'https:',
        }),
      ),
      theme: themeMachine.provide(themeAdapter({ store, key: keys.theme })),
      notices: deferred.machines.notices,
      dialogs: deferred.machines.dialogs,
      connectivity: deferred.machines.connectivity,
      passwordGatedCalls: deferred.machines.passwordGatedCalls,
      parkedForms: parkedFormsMachine.provide(parkedFormsAdapter({ store, key: keys.forms })),
      session: sessionMachine.provide(
        sessionAdapter({
          http,
          store,
          pendingLogout: services.pendingLogout,
          ownerKey: keys.owner,
          personalKeys: personalKeys(keys),
          visitKeys: visitKeys(keys),
          channel: services.channel,
          page: document,
          window,
          now: () => performance.now(),
        }),
      ),
      ageConsent: ageConsentMachine.provide(
        ageConsentAdapter({
          local: store,
          session: services.tabStore,
          key: keys.ageConsent,
          locale: localeNow,
          now: () => Date.now(),
          leave: () => location.replace('about:blank'),
        }),
      ),
      navigation: navigationMachine.provide({
        actors: {
          ...browser,
          routeGuard: routeGuardMachine.provide({ actors: { recallRedirects } }),
        },
      }),
      screen: screenMachine.provide(
        screenAdapter({
          load: screenLoader(services, services.firstFrame.hasScreen),
          servesThisRelease: () => deferred.servesThisRelease.now(),
          page: document,
          reload: () => location.reload(),
        }),
      ),
      connection: deferred.machines.connection,
      inbox: deferred.machines.inbox,
      dataSaver: deferred.machines.dataSaver,
      departure: deferred.machines.departure,
      unsavedWords: deferred.machines.unsavedWords,
      uploads: services.lazyActors.uploads,
      unfinishedPayments: services.lazyActors.unfinishedPayments,
    },
  });
}
