import type { TextDomain } from '#src/ui/texts/texts.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';
import type { AppServices } from './services.types.ts';

/** Settles when the page is idle, if an earlier visit left payments; else never. */
const whenLeft = ({ store, keys }: AppServices): Promise<unknown> =>
  store.getItem(keys.intents) === null ? new Promise(() => undefined) : whenIdle();

/** Charts that the first frame can do without, fetched as one: a file of `lazy/`. */
export interface LazyEntry<Code = unknown> {
  /** Import of its code, which makes charts with joined ports from the services of the app. */
  readonly load: () => Promise<{ readonly default: Code }>;
  /** Domains of their texts, beyond those of every first load. */
  readonly texts: readonly TextDomain[];
  /** Promise after which it is fetched; absent, the first of its actors to start fetches it. */
  readonly when?: (services: AppServices) => Promise<unknown>;
  /** True if a person waits for its events: one fetches the code at once. */
  readonly isUrgent?: boolean;
}

/** All that loads later than a screen and is no dialog, by the name of its file in `lazy/`. */
export const lazyTable = {
  /** Actors of every visit, fetched when the page is idle, or by an event such as going offline. */
  everyone: {
    load: () => import('./lazy/everyone.ts'),
    texts: ['modal', 'app'],
    when: whenIdle,
    isUrgent: true,
  },
  /** Actors of members alone. */
  member: {
    load: () => import('./lazy/member.ts'),
    texts: ['chat', 'app', 'modal'],
    when: whenIdle,
  },
  /** Fetched with the first expired address of a picture or a video. */
  addresses: { load: () => import('./lazy/addresses.ts'), texts: [] },
  explore: { load: () => import('./lazy/explore.ts'), texts: [] },
  lists: { load: () => import('./lazy/lists.ts'), texts: ['posts'], when: whenIdle },
  passkeyLogin: { load: () => import('./lazy/passkey-login.ts'), texts: ['auth'], when: whenIdle },
  socialLogin: { load: () => import('./lazy/social-login.ts'), texts: ['auth'] },
  suggestions: { load: () => import('./lazy/suggestions.ts'), texts: ['people'], when: whenIdle },
  /** Fetched with the first video that is played. */
  player: { load: () => import('./lazy/player.ts'), texts: ['media'] },
  /** Fetched with a payment that is left unfinished, in this visit or an earlier one. */
  unfinishedPayments: {
    load: () => import('./lazy/unfinished-payments.ts'),
    texts: ['billing'],
    when: whenLeft,
    isUrgent: true,
  },
  /** Fetched with the first file. */
  uploads: { load: () => import('./lazy/uploads.ts'), texts: ['media'] },
} as const satisfies Readonly<Record<string, LazyEntry>>;
