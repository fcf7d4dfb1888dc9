import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, count, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { UsedCredential } from '#src/contract/auth/passkey.ts';
import type { Backend, Env } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { socialAccounts } from '../db/schema/social.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { conflict, forbidden, invalid } from '../http/failures.ts';
import { relyingParty, takeChallenge, type Purpose } from './passkey-challenge.ts';

/** Most passkeys of one member. */
const passkeysMax = 20;

/** One answer for an unknown key, a wrong signature and an old challenge. */
const wrongPasskey = () => invalid({ credential: ['This passkey could not be used. Try again.'] });

const expected = (c: Context<Env>, expectedChallenge: string) => {
  const { origin, rpID } = relyingParty(c);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID };
};

/** Checks what an authenticator has made for the member, and keeps its public half. */
export async function addPasskey(
  c: Context<Env>,
  userId: number,
  name: string,
  response: RegistrationResponseJSON,
): Promise<number> {
  const challenge = takeChallenge(c, 'add');
  const checked =
    challenge === null
      ? null
      : await verifyRegistrationResponse({ response, ...expected(c, challenge) }).catch(() => null);
  if (!checked?.verified) throw wrongPasskey();
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const { db, clock } = c.get('backend');
  return db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [own] = await tx
      .select({ number: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, userId));
    if (own && own.number >= passkeysMax)
      throw conflict('You have as many passkeys as there can be.', 'too_many_passkeys');
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
        name,
        createdAt: clock(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!added) throw wrongPasskey();
    return added.id;
  });
}

/** A passkey's answer as it comes in; a device that names nobody leaves the handle out. */
interface PasskeyAnswer {
  readonly credential: UsedCredential;
  readonly purpose: Exclude<Purpose, 'add'>;
  /** Member that it must belong to; absent at sign-in, where the answer identifies the member. */
  readonly ownerId?: number;
}

const readable = ({ response: { userHandle, ...response }, ...credential }: UsedCredential) => ({
  ...credential,
  response: { ...response, ...(userHandle && { userHandle }) },
});

/**
 * The member whose passkey has signed this session's challenge of that purpose. The row is locked, so
 * that of two copies of one authenticator only the first is taken. Throws 422.
 */
export async function memberOfPasskey(
  c: Context<Env>,
  { credential: answered, purpose, ownerId }: PasskeyAnswer,
): Promise<UserRow> {
  const challenge = takeChallenge(c, purpose);
  if (challenge === null) throw wrongPasskey();
  const response: AuthenticationResponseJSON = readable(answered);
  const { db, clock } = c.get('backend');
  return db.transaction(async (tx) => {
    const isTheirs = ownerId === undefined ? undefined : eq(passkeys.userId, ownerId);
    const ofCredential = and(eq(passkeys.credentialId, response.id), isTheirs);
    const [key] = await tx.select().from(passkeys).where(ofCredential).for('update');
    if (!key) throw wrongPasskey();
    const credential = {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: key.transports,
    };
    const checked = await verifyAuthenticationResponse({
      response,
      credential,
      ...expected(c, challenge),
    }).catch(() => null);
    if (!checked?.verified) throw wrongPasskey();
    const { newCounter } = checked.authenticationInfo;
    await tx
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: clock() })
      .where(eq(passkeys.id, key.id));
    const [user] = await tx.select().from(users).where(eq(users.id, key.userId));
    if (!user) throw wrongPasskey();
    return user;
  });
}

const onlyWay = () =>
  conflict('This is your only way in. Add a password or passkey first.', 'last_login_method');

/** Counts a member's ways to sign in besides the password: providers and passkeys. */
export async function waysBesidesPassword(tx: Queryable, userId: number): Promise<number> {
  const accountsOfMember = eq(socialAccounts.userId, userId);
  const [providers] = await tx
    .select({ number: count() })
    .from(socialAccounts)
    .where(accountsOfMember);
  const keysOfMember = eq(passkeys.userId, userId);
  const [keys] = await tx.select({ number: count() }).from(passkeys).where(keysOfMember);
  return (providers?.number ?? 0) + (keys?.number ?? 0);
}

/**
 * Throws 409 when a member would be left without a way in. `user` is locked: of two ways that are
 * removed at once one must stay.
 */
export async function assertOtherWay(tx: Queryable, user: UserRow): Promise<void> {
  if (user.passwordHash === null && (await waysBesidesPassword(tx, user.id)) === 1) throw onlyWay();
}

/** Removes a member's passkey. Throws 403 for another's, as Fortify does, and 409 for the only way. */
export async function removePasskey({ db }: Backend, userId: number, id: number): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const [key] = await tx.select().from(passkeys).where(own);
    if (!user || !key) throw forbidden();
    await assertOtherWay(tx, user);
    await tx.delete(passkeys).where(own);
    return user;
  });
}

/** A member's passkeys as a browser is asked for them. */
export const keysOf = ({ db }: Backend, userId: number) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
