import type { Referral } from '#machines/auth/invitation.types.ts';
import { isText, shaped } from '../lib/guards.ts';
import { storedRecord, type Store } from '../lib/stored-record.ts';

const word = /^[A-Za-z0-9_-]{1,64}$/;

const isInvited = shaped<{ code: string }>({
  code: (value): value is string => isText(value) && word.test(value),
});

/**
 * The one place of the referral code in a browser. Every way to an account (form, social) asks it for
 * the code and forgets it once the account exists.
 */
export const referralStore = (store: Store, key: string) => {
  const stored = storedRecord(store, key, isInvited);
  return {
    recall: (): Referral | null => {
      const found = stored.read();
      return found && { code: found.code, visited: 'visited' in found && found.visited === true };
    },
    keep: (referral: Referral): void => stored.write(referral),
    forget: (): void => stored.write(null),
  };
};

export type ReferralStore = ReturnType<typeof referralStore>;
