/**
 * What stood in the house when its rule was made. Lists only shrink: nothing is added, and who mends a
 * file takes it out.
 */
export const debts = {
  /** A chart or adapter that looks an actor up by its name. */
  lookups: [],
  /** State of a module: every app of a process shares it. */
  moduleState: [
    'src/actors/auth/google-identity.ts loading',
    'src/actors/chat/drafts.ts listeners',
    'src/actors/chat/outbox-storage.ts listeners',
    'src/api/room.ts guests',
  ],
  /** Keys of storage that more than one file spells. */
  keys: [
    'fanfare.age-consent',
    'fanfare.drafts',
    'fanfare.intents',
    'fanfare.outbox',
    'fanfare.owner',
    'fanfare.reminders',
    'fanfare.signing-out',
    'fanfare.theme',
    'fanfare_redirect',
  ],
} as const;
