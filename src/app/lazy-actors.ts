import type { LazyMachine } from '#machines/lib/lazy-logic.types.ts';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { lazy, partOf } from '#src/ui/lazy.ts';
import { lazyTexts } from './screens.ts';
import { lazyLogic } from './lazy-logic.ts';
import type { AppServices } from './services.types.ts';
import { googleOf } from './social.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

const fetchUploads = async (services: AppServices) => {
  const [{ uploadsMachine }, { uploadsAdapter }] = await Promise.all([
    import('#machines/media/uploads.machine.ts'),
    import('#src/actors/media/uploads.adapter.ts'),
  ]);
  return uploadsMachine.provide(uploadsAdapter(services));
};

const fetchUnfinishedPayments = async ({ http, store, keys, app, textStore }: AppServices) => {
  const [{ unfinishedPaymentsMachine }, { unfinishedPaymentsAdapter }] = await Promise.all([
    import('#machines/billing/unfinished-payments.machine.ts'),
    import('#src/actors/billing/unfinished-payments.adapter.ts'),
  ]);
  const needTexts = () => textStore.need(lazyTexts.unfinishedPayments);
  const world = { http, store, keys, app, needTexts };
  return unfinishedPaymentsMachine.provide(unfinishedPaymentsAdapter(world));
};

/** Payments of an earlier visit are asked about once the page is at rest; without any, nothing is. */
const whenLeft = ({ store, keys }: Pick<AppServices, 'store' | 'keys'>): Promise<unknown> =>
  store.getItem(keys.intents) === null ? new Promise(() => undefined) : whenIdle();

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

/** The bar of creators to follow, with its view and its texts. */
const fetchSuggestions = async ({ http, textStore }: AppServices) => {
  const [{ suggestionsMachine }, { suggestionsAdapter }] = await Promise.all([
    import('#machines/people/suggestions.machine.ts'),
    import('#src/actors/people/suggestions.adapter.ts'),
    import('#src/views/people/suggestions.view.tsx'),
    textStore.need(lazyTexts.suggestions),
  ]);
  return suggestionsMachine.provide(suggestionsAdapter(http));
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
const fetchSocialLogin = async (
  { http, pendingLogout, textStore, config: { social, apiOrigin: origin } }: AppServices,
  tickets: ReturnType<typeof createTicketKeeper>,
) => {
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

/** The charts that their screen can do without at first; each is fetched once for a running app. */
export function createLazyActors(services: () => AppServices) {
  /** Outlives the screens between which a ticket goes over, and ends with the page. */
  const tickets = createTicketKeeper();
  const lists = lazy(() => fetchLists(services()));
  const postActions = lazyLogic(
    partOf(lists, ({ actions }) => actions),
    { when: whenIdle },
  );
  const socialLogin = lazy(() => fetchSocialLogin(services(), tickets));
  return {
    tickets,
    /** Fetched with the first file. */
    uploads: lazyLogic(lazy(() => fetchUploads(services()))),
    /** Fetched when a payment is left, or an earlier visit left one. */
    unfinishedPayments: lazyLogic(
      lazy(() => fetchUnfinishedPayments(services())),
      {
        when: () => whenLeft(services()),
        isUrgent: true,
      },
    ),
    explore: lazyLogic(lazy(() => fetchExplore(services(), postActions))),
    suggestions: lazyLogic(
      lazy(() => fetchSuggestions(services())),
      { when: whenIdle },
    ),
    postActions,
    newPosts: lazyLogic(
      partOf(lists, ({ newer }) => newer),
      { when: whenIdle },
    ),
    socialLogin: lazyLogic(partOf(socialLogin, ({ form }) => form)),
    /** On the screen that Twitter comes back to. */
    socialReturn: lazyLogic(partOf(socialLogin, ({ back }) => back)),
  };
}
