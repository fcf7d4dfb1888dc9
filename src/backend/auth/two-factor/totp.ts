import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Backend } from '../../context.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { encrypterFor } from '../session/encrypter.ts';

const prefix = 'sealed:';
const use = 'two-factor';

/** Seals a two-factor secret for the database, which alone then opens no account. */
export const sealSecret = (appKey: string, text: string) =>
  prefix + encrypterFor(appKey).seal(use, text);

/** Reads a stored secret; one that was seeded in the open is itself. */
export function openSecret(appKey: string, stored: string): string {
  if (!stored.startsWith(prefix)) return stored;
  return encrypterFor(appKey).open(use, stored.slice(prefix.length)) ?? '';
}

/** Six digits every 30 s, SHA-1, as every authenticator app expects. */
export function totpOf({ settings }: Backend, user: UserRow): TOTP {
  const secret = openSecret(settings.appKey, user.twoFactorSecret ?? '');
  return new TOTP({
    issuer: settings.brand,
    label: user.email,
    secret: Secret.fromBase32(secret),
  });
}

/** A secret of 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** Takes a code of this, the last or the next step, once: the same code is refused ever after. */
export async function spendCode(backend: Backend, user: UserRow, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code.replaceAll(' ', ''))) return false;
  const timestamp = backend.clock().getTime();
  const totp = totpOf(backend, user);
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp, window: 1 });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const isNew = or(isNull(users.lastTotpStep), lt(users.lastTotpStep, step));
  const isOwn = eq(users.twoFactorSecret, user.twoFactorSecret ?? '');
  const spent = await backend.db
    .update(users)
    .set({ lastTotpStep: step })
    .where(and(eq(users.id, user.id), isOwn, isNew))
    .returning({ id: users.id });
  return spent.length > 0;
}
