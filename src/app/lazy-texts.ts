import type { TextDomain } from '#src/ui/texts.ts';

/** The texts of what loads later, beyond those that every first load brings. */
export const lazyTexts = {
  /** deferred-actors.ts */
  everyone: ['modal'],
  /** member-actors.ts */
  member: ['chat'],
  /** The card beside a chat. */
  person: ['chat', 'people'],
  /** The bar of creators to follow. */
  suggestions: ['people'],
} as const satisfies Readonly<Record<string, readonly TextDomain[]>>;
