import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { isSame } from '../session/session.ts';
import { openSecret, sealSecret } from './totp.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const word = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
const newCode = () => `${word()}-${word()}`;

/** Eight codes, sealed for the database. */
export const newRecoveryCodes = (appKey: string) =>
  Array.from({ length: 8 }, () => sealSecret(appKey, newCode()));

/** Takes a recovery code once and puts a new one in its place. */
export const spendRecoveryCode = ({ db, settings }: Backend, userId: number, given: string) =>
  db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const codes = user?.twoFactorRecoveryCodes ?? [];
    const index = codes.findIndex((code) =>
      isSame(openSecret(settings.appKey, code), given.trim()),
    );
    if (index === -1) return false;
    const twoFactorRecoveryCodes = codes.with(index, sealSecret(settings.appKey, newCode()));
    await tx.update(users).set({ twoFactorRecoveryCodes }).where(eq(users.id, userId));
    return true;
  });
