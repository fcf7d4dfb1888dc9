import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { isSame } from '../session/session.ts';
import { openSecret, sealSecret } from './totp.ts';
import { typedCode } from './typed-code.ts';

/** None that looks like another one on paper: five bits each, 75 a code. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
const newCode = () => [word(), word(), word()].join('-');
const howMany = 8;

/** Eight codes, sealed for the database. */
export const newRecoveryCodes = (appKey: string) => ({
  twoFactorRecoveryCodes: Array.from({ length: howMany }, () => sealSecret(appKey, newCode())),
  recoveryCodesSpent: 0,
});

/** Codes that the member can still have on paper: one in the place of a used one was never shown. */
export const recoveryCodesLeft = (user: UserRow) => Math.max(0, howMany - user.recoveryCodesSpent);

/** Takes a recovery code once and puts a new one in its place. */
export const spendRecoveryCode = ({ db, settings }: Backend, userId: number, given: string) =>
  db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const codes = user?.twoFactorRecoveryCodes ?? [];
    const index = codes.findIndex((code) =>
      isSame(typedCode(openSecret(settings.appKey, code)), typedCode(given)),
    );
    if (!user || index === -1) return false;
    const twoFactorRecoveryCodes = codes.with(index, sealSecret(settings.appKey, newCode()));
    const recoveryCodesSpent = Math.min(howMany, user.recoveryCodesSpent + 1);
    await tx
      .update(users)
      .set({ twoFactorRecoveryCodes, recoveryCodesSpent })
      .where(eq(users.id, userId));
    return true;
  });
