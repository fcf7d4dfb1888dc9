import type { AnyActorRef } from 'xstate';
import type { SessionEmitted } from '../auth/session.types.ts';
import { eventOf } from '../lib/params.ts';
import { noticeOf } from './breakage.ts';

type Changed = Extract<SessionEmitted, { type: 'session.changed' }>;

/** Invoked before the children of these ids: the app acts on what they emit. */
export const listening = (...ids: readonly string[]) =>
  ({
    id: `listenTo ${ids.join(' ')}`,
    src: 'invokedPieces',
    input: ({ self }: { self: AnyActorRef }) => ({ parent: self, ids }),
  }) as const;

/** A change of session as the event of navigation and connection. */
export const toViewerChange = ({ event: { viewer, reason } }: { event: Changed }) =>
  ({ type: 'viewer.changed', viewer, reason }) as const;

/** Wraps an event that a child emitted, for the screen on the page. */
export const wrapped = <Event>({ event }: { event: Event }) => ({ appEvent: event });

/** A change of session, wrapped for the screen on the page. */
export const viewerEvents = (args: { event: Changed }) => ({ appEvent: toViewerChange(args) });

/** The app-wide emitter: re-emits the event to all listeners of the root actor. */
export const broadcast = { type: 'broadcast', params: eventOf } as const;

/** A view that failed, as a notice. */
export const breakage = ({ event }: { event: { error: unknown } }) => noticeOf(event.error);

/** Redirects to a route that the app chooses, and emits the event that caused it. */
export const redirectTo = (route: 'login' | 'twoFactorChallenge' | 'confirmPassword') =>
  [{ type: 'goTo', params: { route } }, broadcast] as const;

/** ConfirmPassword was answered: resumes or cancels the held calls, and goes back a page. */
export const settlePassword = [
  { type: 'toPasswordGatedCalls', params: eventOf },
  'goBack',
  broadcast,
] as const;

/** The app remembers who is here, and so do the keepers of the language and of parked forms. */
export const storeSession = [
  { type: 'storeViewer', params: eventOf },
  { type: 'notifyLocale', params: eventOf },
  { type: 'toParkedForms', params: toViewerChange },
  broadcast,
] as const;
