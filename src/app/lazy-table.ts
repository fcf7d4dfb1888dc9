import type { TextDomain } from '#src/ui/texts/texts.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';
import type { AppServices } from './services.types.ts';

/** Payments of an earlier visit are asked about once the page is at rest; without any, nothing is. */
const whenLeft = ({ store, keys }: AppServices): Promise<unknown> =>
  store.getItem(keys.intents) === null ? new Promise(() => undefined) : whenIdle();

/** Charts that the first frame can do without, fetched as one: a file of `lazy/`. */
export interface LazyEntry<Code = unknown> {
  /** Its code: it answers charts whose ports are joined, from the services of the app. */
  readonly load: () => Promise<{ readonly default: Code }>;
  /** Domains of their texts, beyond those of every first load. */
  readonly texts: readonly TextDomain[];
  /** Fetched when this has settled; as the first of their actors starts, where it is absent. */
  readonly when?: (services: AppServices) => Promise<unknown>;
  /** An event is something a person waits for: they are fetched at once. */
  readonly isUrgent?: boolean;
}

/** All that loads later than a screen and is no dialog, by the name of its file in `lazy/`. */
export const lazyTable = {
  /** What every visit has, from when the page is idle; at once when the network goes. */
  everyone: {
    load: () => import('./lazy/everyone.ts'),
    texts: ['modal'],
    when: whenIdle,
    isUrgent: true,
  },
  /** What only a member has. */
  member: { load: () => import('./lazy/member.ts'), texts: ['chat', 'app'], when: whenIdle },
  /** With the first address of a picture or a video that has ended. */
  addresses: { load: () => import('./lazy/addresses.ts'), texts: [] },
  explore: { load: () => import('./lazy/explore.ts'), texts: [] },
  lists: { load: () => import('./lazy/lists.ts'), texts: ['posts'], when: whenIdle },
  passkeyLogin: { load: () => import('./lazy/passkey-login.ts'), texts: ['auth'], when: whenIdle },
  socialLogin: { load: () => import('./lazy/social-login.ts'), texts: ['auth'] },
  suggestions: { load: () => import('./lazy/suggestions.ts'), texts: ['people'], when: whenIdle },
  /** With a payment that is left, or that an earlier visit left. */
  unfinishedPayments: {
    load: () => import('./lazy/unfinished-payments.ts'),
    texts: ['billing'],
    when: whenLeft,
    isUrgent: true,
  },
  /** With the first file. */
  uploads: { load: () => import('./lazy/uploads.ts'), texts: [] },
} as const satisfies Readonly<Record<string, LazyEntry>>;
