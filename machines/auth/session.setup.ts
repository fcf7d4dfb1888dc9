import { assign, emit, raise, sendTo, setup } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import { logoutMachine } from './logout.machine.ts';
import { applyLocale, fetchViewer, watchBrowser } from './session.ports.ts';
import type {
  Identity,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionReason,
} from './session.types.ts';

/** Guards of the session, and its commands to the browser, other tabs and the server. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    children: {} as {
      watchBrowser: 'watchBrowser';
      fetchViewer: 'fetchViewer';
      applyLocale: 'applyLocale';
      logout: 'logout';
    },
  },
  actors: { fetchViewer, applyLocale, watchBrowser, logout: logoutMachine },
  guards: {
    isUnauthenticated: (_, params: { error: unknown }) =>
      toFailure(params.error).kind === 'unauthenticated',
    isLoginLost: ({ context }, params: { error: unknown }) =>
      context.reason === 'login' && toFailure(params.error).kind === 'unauthenticated',
    isRestoring: ({ context }) => context.reason === 'restored',
    isLogin: ({ context }) => context.reason === 'login',
    isSomebodyElse: ({ context }, params: { userId: number }) =>
      context.viewer?.id !== params.userId,
    /** A tab that took another member along is not this one's business. */
    isOwnLeave: ({ context }, params: { userId: number | null }) =>
      params.userId === null || context.viewer?.id === params.userId,
    isChanged: ({ context }, { viewer }: Identity) =>
      JSON.stringify(context.viewer) !== JSON.stringify(viewer),
    isDeleted: ({ context }) => context.viewer?.isDeleted === true,
    isUnverified: ({ context }) =>
      context.viewer?.isVerified === false && !context.viewer.isDeleted,
    isActive: ({ context }) => context.viewer?.isVerified === true && !context.viewer.isDeleted,
  },
  /** Pause before another try while the server answers with 503 or 500; the page shows a notice. */
  delays: { pause: 10_000 },
  actions: {
    setReason: assign((_, params: { reason: SessionReason }) => params),
    storeViewer: assign((_, { viewer }: Identity) => ({ viewer })),
    dropViewer: assign((_, params: { reason: SessionReason }) => ({ viewer: null, ...params })),
    claimBrowser: sendTo('watchBrowser', ({ context }) => ({
      type: 'browser.claim' as const,
      userId: context.viewer?.id ?? 0,
      reason: context.reason,
    })),
    clearBrowser: sendTo('watchBrowser', { type: 'browser.clear' }),
    doubtBrowser: sendTo('watchBrowser', { type: 'browser.doubt' }),
    releaseBrowser: sendTo('watchBrowser', { type: 'browser.release' }),
    notifyTabs: sendTo('watchBrowser', { type: 'browser.notify' }),
    unwelcome: emit({ type: 'notice.withdrawn', key: 'auth.session.opened' }),
    forgetExpiry: emit({ type: 'notice.withdrawn', key: 'auth.session.expired.text' }),
    forgetRenewal: emit({ type: 'notice.withdrawn', key: 'auth.session.renewed.text' }),
    expire: raise({ type: 'session.expired' }),
    notifyServer: sendTo('logout', { type: 'logout.notify' }),
    announceViewer: emit(({ context: { viewer, reason } }) => ({
      type: 'session.changed' as const,
      viewer,
      reason,
    })),
    announceSilence: emit({ type: 'session.unreachable' }),
    announceUnread: emit((_, { unread }: Identity) => ({
      type: 'unread.changed' as const,
      count: unread,
    })),
    welcome: emit({ type: 'notice.shown', tone: 'positive', key: 'auth.session.opened' }),
    warnUnconfirmed: emit({
      type: 'notice.shown',
      tone: 'caution',
      key: 'auth.session.unconfirmed',
    }),
    explainLoss: emit({ type: 'notice.shown', tone: 'negative', key: 'auth.session.lost' }),
    alertExpiry: emit({
      type: 'notice.shown',
      tone: 'caution',
      title: 'auth.session.expired.title',
      key: 'auth.session.expired.text',
      alert: true,
    }),
    askForNewPassword: emit({
      type: 'notice.shown',
      tone: 'caution',
      title: 'auth.session.renewed.title',
      key: 'auth.session.renewed.text',
      alert: true,
    }),
  },
});
