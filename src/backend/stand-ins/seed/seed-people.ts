import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { files } from '../../db/schema/files.ts';
import { bans, follows, subscriptions } from '../../db/schema/people.ts';
import { users } from '../../db/schema/users.ts';
import { castIds } from './cast.ts';
import { hoursBefore, insertAll } from './insert.ts';
import type { Drawn } from './media/draw.ts';
import { personId } from './media/pictures.ts';
import { extraRows, extras } from './people.ts';
import { seedFans } from './seed-fans.ts';
import { banRows, subscriptionRows } from './relationships.ts';

/** Number of followers of `fay`: cast and extras who do, and as many of the fans as it takes. */
const fayFollowers = 10_000;
const { ada, bo, cy, fay } = castIds;
const creators = extras.filter(({ price }) => price !== undefined).map(({ username }) => username);

/** The users, their follows and their subscriptions. */
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
  await insertAll(db, bans, banRows(now));
  await db.execute(sql`update ${users} set followers_count = counted.total
    from (select to_user_id, count(*) as total from ${follows} group by to_user_id) counted
    where ${users.id} = counted.to_user_id`);
}

/** Gives every picture its row, and faces and banners to their people. */
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
      bytes: Object.values(variants).reduce((total, { bytes }) => total + bytes, 0),
      variants,
      createdAt: now,
    })),
  );
  const columns = { avatar: 'profilePhoto', banner: 'banner' } as const;
  for (const { hash, ownerId, purpose } of drawn)
    if (purpose === 'avatar' || purpose === 'banner')
      await db
        .update(users)
        .set({ [columns[purpose]]: hash })
        .where(eq(users.id, ownerId));
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
