import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { files } from '../db/schema/files.ts';
import { follows, subscriptions } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { castIds } from './cast.ts';
import { hoursBefore, insertAll } from './insert.ts';
import type { Drawn } from './media/draw.ts';
import { personId } from './media/pictures.ts';
import { extraRows, extras } from './people.ts';
import { seedFans } from './seed-fans.ts';

/** How many follow `fay`: cast and extras who do, and as many of the fans as it takes. */
export const fayFollowers = 10_000;
const { ada, bo, cy, fay } = castIds;
const creators = extras.filter(({ price }) => price !== undefined).map(({ username }) => username);

/** Everybody, who follows whom, and who pays whom. */
export async function seedPeople(db: Queryable, now: Date): Promise<void> {
  await insertAll(db, users, extraRows(now));
  const pairs = followPairs();
  const known = pairs.filter(([, to]) => to === fay).length;
  await insertAll(
    db,
    follows,
    pairs.map(([byUserId, toUserId], index) => ({
      byUserId,
      toUserId,
      createdAt: hoursBefore(now, 20 + index * 7),
    })),
  );
  await seedFans(db, fay, fayFollowers - known, now);
  await insertAll(db, subscriptions, subscriptionRows(now));
  await db.execute(sql`update ${users} set followers_count = counted.total
    from (select to_user_id, count(*) as total from ${follows} group by to_user_id) counted
    where ${users.id} = counted.to_user_id`);
}

/** Gives every picture its row, and the faces to their people. */
export async function seedFiles(db: Queryable, now: Date, drawn: readonly Drawn[]): Promise<void> {
  await insertAll(
    db,
    files,
    drawn.map(({ hash, ownerId, purpose, width, height, placeholder, alt, variants }) => ({
      hash,
      ownerId,
      purpose,
      type: 'image' as const,
      status: 'ready' as const,
      mime: 'image/webp',
      width,
      height,
      placeholder,
      alt,
      variants,
      createdAt: now,
    })),
  );
  for (const { hash, ownerId, purpose } of drawn)
    if (purpose === 'avatar')
      await db.update(users).set({ profilePhoto: hash }).where(eq(users.id, ownerId));
}

function followPairs(): [number, number][] {
  const pairs: [number, number][] = [];
  for (const name of creators) pairs.push([ada, personId(name)]);
  for (const name of creators.slice(0, 6)) pairs.push([bo, personId(name)]);
  pairs.push([ada, fay], [bo, fay], [bo, ada], [cy, ada], [cy, fay], [fay, ada]);
  for (const [index, { username, price }] of extras.entries()) {
    const id = personId(username);
    if (index % 2 === 0 || price !== undefined) pairs.push([id, ada]);
    if (index % 3 === 0) pairs.push([id, fay]);
    if (price === undefined)
      pairs.push([id, personId(creators[index % creators.length] ?? 'mira')]);
  }
  return pairs;
}

function subscriptionRows(now: Date) {
  const row = (by: number, to: number, price: number, startedHoursAgo: number, days: number) => ({
    byUserId: by,
    toUserId: to,
    price,
    isAutoRenewable: days > 20 || by === bo,
    createdAt: hoursBefore(now, startedHoursAgo),
    expiresAt: hoursBefore(now, -days * 24),
  });
  return [
    row(bo, ada, 999, 312, 12),
    row(ada, fay, 1499, 900, 22),
    row(ada, personId('noor'), 549, 2000, -9),
    row(bo, personId('mira'), 799, 700, 5),
    row(personId('gus'), fay, 1499, 4000, 25),
    ...extras
      .slice(9, 21)
      .map(({ username }, index) =>
        row(personId(username), ada, 999, 400 + index * 31, (index % 5) * 6 + 3),
      ),
  ];
}
