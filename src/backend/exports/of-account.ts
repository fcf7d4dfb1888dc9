import { and, desc, eq, lt } from 'drizzle-orm';
import { presentUser } from '../auth/user.presenter.ts';
import { presentChange, waitingChange } from '../auth/email-change.ts';
import { listCards } from '../billing/cards.ts';
import { readOffer } from '../billing/offer.ts';
import { readMethod } from '../billing/payouts.ts';
import { accountEvents } from '../db/schema/account-log.ts';
import { formerUsernames } from '../db/schema/former-usernames.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { socialAccounts } from '../db/schema/social.ts';
import { readIdentity } from '../identity/sessions.ts';
import { readNoticeSettings } from '../notices/settings.ts';
import { sessionStore } from '../session/store.ts';
import type { Copy } from './copy.ts';

const atOnce = 500;

/** The ways in, without anything that opens them. */
async function waysIn({ backend: { db }, user }: Copy) {
  const keys = await db
    .select({
      name: passkeys.name,
      is_synced: passkeys.isSynced,
      created_at: passkeys.createdAt,
      last_used_at: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  const providers = await db
    .select({
      provider: socialAccounts.provider,
      email: socialAccounts.email,
      attached_at: socialAccounts.attachedAt,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, user.id));
  return { passkeys: keys, providers };
}

/** Cards by what a person recognises them by. */
async function cardsOf({ backend, user }: Copy) {
  const cards = await listCards(backend, user.id);
  return cards.map(({ brand, last4, exp_month, exp_year, is_default }) => ({
    brand,
    last4,
    exp_month,
    exp_year,
    is_default,
  }));
}

async function pictures({ user, include }: Copy) {
  const { profilePhoto, banner, avatarAlign, bannerAlign } = user;
  const whole = avatarAlign?.whole ?? null;
  const hashes = [profilePhoto, banner, whole].filter((hash) => hash !== null);
  const placeOf = await include(hashes);
  const place = (hash: string | null) => (hash === null ? null : placeOf(hash));
  return {
    face: place(profilePhoto),
    face_cut_from: place(whole),
    face_cut: avatarAlign && { x: avatarAlign.x, y: avatarAlign.y, scale: avatarAlign.scale },
    banner: place(banner),
    banner_cut: bannerAlign,
  };
}

/** Account, profile, settings, ways in and identity: no hash, no token, no key. */
export async function account(copy: Copy): Promise<object> {
  const { backend, user, now } = copy;
  const { db } = backend;
  const { profile_photo: _, ...known } = presentUser(user);
  const { version: __, ...offer } = await readOffer(db, user.id, now);
  const change = await waitingChange(db, user.id);
  const former = await db
    .select({ username: formerUsernames.username, until: formerUsernames.until })
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, user.id));
  return {
    ...known,
    about: user.about,
    country: user.country,
    is_verified: user.isVerified,
    last_seen_at: user.lastSeenAt,
    closed_at: user.deletedAt,
    leave_reason: user.leaveReason,
    pictures: await pictures(copy),
    former_usernames: former,
    email_change: presentChange(backend, change),
    ways_in: await waysIn(copy),
    notifications: await readNoticeSettings(db, user.id),
    subscription_offer: offer,
    cards: await cardsOf(copy),
    payout_method: await readMethod(backend, user.id),
    identity: await readIdentity(backend, user),
  };
}

/** Browsers that are signed in, without what their cookies keep secret. */
export async function* sessionsOf({ backend, user }: Copy) {
  for (const { ip, agent, createdAt, lastActivity } of await sessionStore(backend).of(user.id))
    yield { ip, agent, signed_in_at: createdAt, last_active: lastActivity };
}

/** Events of the account, latest first. */
export async function* accountLog({ backend: { db }, user }: Copy) {
  let before = 2_147_483_647;
  for (;;) {
    const rows = await db
      .select()
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, user.id), lt(accountEvents.id, before)))
      .orderBy(desc(accountEvents.id))
      .limit(atOnce);
    for (const { kind, ip, agent, createdAt } of rows)
      yield { kind, ip, agent, created_at: createdAt };
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    before = last.id;
  }
}
