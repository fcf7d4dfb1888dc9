import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { lazy, partOf, preload } from '#src/ui/lazy.ts';
import { lazyTexts } from './lazy-texts.ts';
import { lazyLogic } from './lazy.ts';
import type { AppServices } from './services.types.ts';
import { googleOf } from './social.ts';
import { whenIdle } from './when-idle.ts';

const fetchUploads = async (services: AppServices) => {
  const [{ uploadsMachine }, { uploadsAdapter }] = await Promise.all([
    import('#machines/media/uploads.machine.ts'),
    import('#src/actors/media/uploads.adapter.ts'),
  ]);
  return uploadsMachine.provide(uploadsAdapter(services));
};

const fetchPresence = async (services: AppServices) => {
  const [{ presenceMachine }, { presenceAdapter }] = await Promise.all([
    import('#machines/chat/presence.machine.ts'),
    import('#src/actors/chat/presence.adapter.ts'),
  ]);
  return presenceMachine.provide(presenceAdapter({ chat: services.deferred.chat() }));
};

/** The card beside a chat, with its view and its texts. */
const fetchPerson = async ({ http, book }: AppServices) => {
  const [{ chatPersonMachine }, { chatPersonAdapter }] = await Promise.all([
    import('#machines/chat/chat-person.machine.ts'),
    import('#src/actors/chat/chat-person.adapter.ts'),
    import('#src/views/chat/chat-person.view.tsx'),
    book.need(lazyTexts.person),
  ]);
  return chatPersonMachine.provide(chatPersonAdapter(http));
};

/** The bar of creators to follow, with its view and its texts. */
const fetchSuggestions = async ({ http, book }: AppServices) => {
  const [{ suggestionsMachine }, { suggestionsAdapter }] = await Promise.all([
    import('#machines/people/suggestions.machine.ts'),
    import('#src/actors/people/suggestions.adapter.ts'),
    import('#src/views/people/suggestions.view.tsx'),
    book.need(lazyTexts.suggestions),
  ]);
  return suggestionsMachine.provide(suggestionsAdapter(http));
};

/** The charts of rows that are seldom acted on. */
const fetchRows = async ({ http }: AppServices) => {
  const [ban, banPorts, renewal, renewalPorts] = await Promise.all([
    import('#machines/people/blacklist.machine.ts'),
    import('#src/actors/people/blacklist.adapter.ts'),
    import('#machines/people/subscription.machine.ts'),
    import('#src/actors/people/subscription.adapter.ts'),
  ]);
  return {
    ban: ban.blacklistMachine.provide(banPorts.blacklistAdapter(http)),
    renewal: renewal.subscriptionMachine.provide(renewalPorts.subscriptionAdapter(http)),
  };
};

/** The ways in through a provider, with their view; `isReturn` where Twitter comes back to. */
const fetchSocialLogin = async (
  { http, pendingLogout, config: { social } }: AppServices,
  tickets: ReturnType<typeof createTicketKeeper>,
  isReturn: boolean,
) => {
  const [{ socialLoginMachine }, { socialLoginAdapter }] = await Promise.all([
    import('#machines/auth/social-login.machine.ts'),
    import('#src/actors/auth/social-login.adapter.ts'),
    import('#src/views/auth/social-login.view.tsx'),
  ]);
  const { googleClientId } = social;
  const google = googleOf(social);
  return socialLoginMachine.provide(
    socialLoginAdapter({ http, pendingLogout, tickets, googleClientId, google, isReturn, window }),
  );
};

/** The charts that their screen can do without at first; each is fetched once for a running app. */
export function createLazyActors(services: () => AppServices) {
  const rows = lazy(() => fetchRows(services()));
  /** Outlives the screens between which a ticket goes over, and ends with the page. */
  const tickets = createTicketKeeper();
  const socialLogin = lazy(() => fetchSocialLogin(services(), tickets, false));
  const socialReturn = lazy(() => fetchSocialLogin(services(), tickets, true));
  return {
    tickets,
    /** Fetched with the first file. */
    uploads: lazyLogic(lazy(() => fetchUploads(services()))),
    presence: lazyLogic(lazy(() => fetchPresence(services()))),
    person: lazyLogic(
      lazy(() => fetchPerson(services())),
      { when: whenIdle, isUrgent: true },
    ),
    suggestions: lazyLogic(
      lazy(() => fetchSuggestions(services())),
      { when: whenIdle },
    ),
    socialLogin: lazyLogic(socialLogin),
    /** On the screen that Twitter comes back to. */
    socialReturn: lazyLogic(socialReturn),
    /** Fetched when the page is idle, or by the first row that is acted on. */
    rows: () => {
      void whenIdle().then(() => preload(rows));
      return {
        ban: lazyLogic(partOf(rows, ({ ban }) => ban)),
        renewal: lazyLogic(partOf(rows, ({ renewal }) => renewal)),
      };
    },
  };
}
