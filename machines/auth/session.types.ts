import type { ActorRef, Snapshot } from 'xstate';
import type { LocaleCode } from '../app/locale-code.types.ts';
import type { LogoutUnconfirmed } from './logout.types.ts';
import type { Viewer } from './viewer.types.ts';

/** Reason of the last change of viewer; navigation chooses the next page by it. */
export type SessionReason =
  /** The boot question was answered, member or guest. No redirect of its own. */
  | 'restored'
  /** Credentials were accepted in this tab: settings profile, stored redirect or main. */
  | 'login'
  /** Another tab of this browser logged in or out, or as another member. */
  | 'mirrored'
  /** The member changed on the server (verified, deleted, renamed …). Stay where you are. */
  | 'refreshed'
  /** The member left by hand: main, everything of theirs forgotten. */
  | 'logout'
  /** The server refused a member (401): go to Login, keep what was typed. */
  | 'expired';

/** `GET /api/v1/me`: who, and how many chats have something unread. */
export interface Identity {
  readonly viewer: Viewer;
  readonly unread: number;
}

/** Part of the locale chart that the session uses: it sets a language, and is busy until then. */
export type LocaleSought = ActorRef<
  Snapshot<unknown> & { readonly hasTag: (tag: 'busy') => boolean },
  { type: 'locale.preferred'; code: LocaleCode }
>;

export interface SessionInput {
  /** The chart of the language, beside this one; null where the session runs alone. */
  readonly locale: LocaleSought | null;
}

export interface SessionContext extends SessionInput {
  /** Null is a guest. */
  readonly viewer: Viewer | null;
  readonly reason: SessionReason;
}

/** Events from outside the chart, about this tab and its neighbours. */
export type TabEvent =
  /** Another tab opened a session for this user. */
  | { type: 'tab.entered'; userId: number }
  /** A member left by hand in another tab; null where an older release does not say which one. */
  | { type: 'tab.left'; userId: number | null }
  /** Another tab saw a 401: look for yourself. */
  | { type: 'tab.doubted' }
  /** Event: this tab came to the front after a while. */
  | { type: 'page.shown' };

export type SessionEvent =
  | TabEvent
  | LogoutUnconfirmed
  /** Credentials were accepted (login, second factor, registration). */
  | { type: 'session.opened' }
  /** A call was answered 401. Ignored without a viewer. */
  | { type: 'session.expired' }
  /** The session may be another one than thought, or the member changed: ask again. */
  | { type: 'session.doubted' }
  | { type: 'session.retry' }
  /** Event: this tab changed the member (new address, verified), so that every tab refetches. */
  | { type: 'member.updated' }
  /** The server took another password: this session may end by it, every tab refetches. */
  | { type: 'password.changed' }
  | { type: 'logout.request' }
  | { type: 'connection.restored' };

/** Command for the port of browser storage, other tabs and pending requests. */
export type BrowserCommand =
  /** Assigns typed values in this browser to this user, and wipes another user's. */
  | { type: 'browser.claim'; userId: number; reason: SessionReason }
  /** The member left by hand: wipe where they were going, abort pending calls, notify other tabs. */
  | { type: 'browser.clear' }
  /** A 401 was seen: keep everything, abort pending calls, let other tabs check. */
  | { type: 'browser.doubt' }
  /** The member changed on the server: the neighbours should look. */
  | { type: 'browser.notify' }
  /** The member left in another tab, which wiped and broadcast already: abort pending calls. */
  | { type: 'browser.release' };

export type SessionEmitted =
  /** Always before any screen sees the new viewer; the socket closes when `viewer` is null. */
  | { type: 'session.changed'; viewer: Viewer | null; reason: SessionReason }
  /** No useful answer came; the app offers to try again. */
  | { type: 'session.unreachable' }
  | { type: 'unread.changed'; count: number }
  | { type: 'notice.withdrawn'; key: string }
  | {
      type: 'notice.shown';
      tone: 'positive' | 'caution' | 'negative' | 'neutral';
      key: string;
      title?: string;
      alert?: boolean;
    };

export interface LocaleRequest extends SessionInput {
  readonly code: LocaleCode | null;
}
