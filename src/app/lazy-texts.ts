import type { TextDomain } from '#src/ui/texts.ts';

/** Text domains of what loads later than a screen, besides those of every first load. */
export const lazyTexts = {
  /** deferred-actors.ts */
  everyone: ['modal'],
  /** member-actors.ts */
  member: ['chat', 'app'],
  /** The card beside a chat. */
  person: ['chat', 'people'],
  /** A payment whose window was left */
  unfinishedPayments: ['billing'],
  /** The bar of creators to follow. */
  suggestions: ['people'],
  /** What is done about posts of lists. */
  lists: ['posts'],
  /** Sign-in through a provider or by a passkey, below a form. */
  social: ['auth'],
} as const satisfies Readonly<Record<string, readonly TextDomain[]>>;
