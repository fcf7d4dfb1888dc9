import type { Referral } from '#machines/auth/invitation.types.ts';

/** The part of browser storage that keeps a referral code between the link and the account. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const word = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads what storage holds; null when it is not what we wrote. */
function readReferral(text: string | null): Referral | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('code' in value)) return null;
    if (typeof value.code !== 'string' || !word.test(value.code)) return null;
    return { code: value.code, visited: 'visited' in value && value.visited === true };
  } catch {
    return null;
  }
}

/**
 * The one place of the referral code in a browser. Every way to an account (form, social) asks it for
 * the code and forgets it once the account exists.
 */
export const referralStore = (store: Store, key: string) => ({
  recall: (): Referral | null => readReferral(store.getItem(key)),
  keep: (referral: Referral): void => store.setItem(key, JSON.stringify(referral)),
  forget: (): void => store.removeItem(key),
});

export type ReferralStore = ReturnType<typeof referralStore>;
