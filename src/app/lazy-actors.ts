import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { lazy, partOf } from '#src/ui/lazy.ts';
import { lazyTexts } from './lazy-texts.ts';
import { lazyLogic } from './lazy-logic.ts';
import type { AppServices } from './services.types.ts';
import { googleOf } from './social.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Payments of an earlier visit are asked about once the page is at rest; without any, nothing is. */
const whenLeft = ({ store, keys }: Pick<AppServices, 'store' | 'keys'>): Promise<unknown> =>
  store.getItem(keys.intents) === null ? new Promise(() => undefined) : whenIdle();

/** How they are fetched comes with what every visit fetches while the page is idle. */
const fetchers = () => import('./deferred-actors.ts');

type PostActions = LazyMachine<typeof postActionsMachine>;

/** Public posts below a guest's login form, with their view. */
const fetchExplore = async ({ http }: AppServices, actions: PostActions) => {
  const [{ exploreMachine }, { exploreAdapter }] = await Promise.all([
    import('#machines/posts/explore.machine.ts'),
    import('#src/actors/posts/explore.adapter.ts'),
    import('#src/views/posts/explore.view.tsx'),
  ]);
  return exploreMachine.provide({ actors: { ...exploreAdapter(http).actors, actions } });
};

/** What is done about posts of lists, and what waits above a feed, with their views and texts. */
const fetchLists = async (services: AppServices) => {
  const [{ listActors }] = await Promise.all([
    import('./list-actors.ts'),
    services.textStore.need(lazyTexts.lists),
  ]);
  return listActors(services);
};

/** Sign-in through a provider, with its view: on a form, and on the screen Twitter comes back to. */
const fetchSocialLogin = async ({
  http,
  pendingLogout,
  tickets,
  textStore,
  config: { social, apiOrigin: origin },
}: AppServices) => {
  const [{ socialLoginMachine }, { socialLoginAdapter }, { createGoogleIdentity }] =
    await Promise.all([
      import('#machines/auth/social-login.machine.ts'),
      import('#src/actors/auth/social-login.adapter.ts'),
      import('#src/actors/auth/google-identity.ts'),
      import('#src/views/auth/social-login.view.tsx'),
      textStore.need(lazyTexts.social),
    ]);
  const { googleClientId } = social;
  const google = googleOf(social);
  const world = { http, origin, pendingLogout, tickets, googleClientId, window };
  const googleIdentity = createGoogleIdentity(document);
  const machineOf = (isReturn: boolean) =>
    socialLoginMachine.provide(socialLoginAdapter({ ...world, google, googleIdentity, isReturn }));
  return { form: machineOf(false), back: machineOf(true) };
};

/** Sign-in by a passkey, with its view. */
const fetchPasskeyLogin = async ({ http, pendingLogout, textStore }: AppServices) => {
  const [{ passkeyLoginMachine }, { passkeyLoginAdapter }] = await Promise.all([
    import('#machines/auth/passkey-login.machine.ts'),
    import('#src/actors/auth/passkey-login.adapter.ts'),
    import('#src/views/auth/passkey-login.view.tsx'),
    textStore.need(lazyTexts.social),
  ]);
  return passkeyLoginMachine.provide(passkeyLoginAdapter(http, pendingLogout));
};

/** The charts that their screen can do without at first; each is fetched once for a running app. */
export function createLazyActors(services: () => AppServices) {
  const lists = lazy(() => fetchLists(services()));
  const postActions = lazyLogic(
    partOf(lists, ({ actions }) => actions),
    { when: whenIdle },
  );
  const socialLogin = lazy(() => fetchSocialLogin(services()));
  return {
    /** Fetched with the first file. */
    uploads: lazyLogic(lazy(async () => (await fetchers()).fetchUploads(services()))),
    /** Fetched when a payment is left, or an earlier visit left one. */
    unfinishedPayments: lazyLogic(
      lazy(async () => (await fetchers()).fetchUnfinishedPayments(services())),
      {
        when: () => whenLeft(services()),
        isUrgent: true,
      },
    ),
    explore: lazyLogic(lazy(() => fetchExplore(services(), postActions))),
    suggestions: lazyLogic(
      lazy(async () => (await fetchers()).fetchSuggestions(services())),
      { when: whenIdle },
    ),
    postActions,
    newPosts: lazyLogic(
      partOf(lists, ({ newer }) => newer),
      { when: whenIdle },
    ),
    socialLogin: lazyLogic(partOf(socialLogin, ({ form }) => form)),
    passkeyLogin: lazyLogic(
      lazy(() => fetchPasskeyLogin(services())),
      { when: whenIdle },
    ),
    /** On the screen that Twitter comes back to. */
    socialReturn: lazyLogic(partOf(socialLogin, ({ back }) => back)),
  };
}
