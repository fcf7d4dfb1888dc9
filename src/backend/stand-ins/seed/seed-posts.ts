import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { likes, postMedia, postPurchases, posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { castIds } from './cast.ts';
import { hoursBefore, insertAll } from './insert.ts';
import { hashOf } from './draw-media.ts';
import { personId, postPictureName } from './pictures.ts';
import { diceFor } from './media/random.ts';
import { extras, fanId } from './people.ts';
import { postTexts } from './post-texts.ts';

/** The newest post has the highest id, so that ids and dates agree. */
const postId = (index: number) => postTexts.length - index;
export const postIdOf = (name: string) =>
  postId(postTexts.findIndex(({ title }) => title === name));

/** Posts with their pictures, likes and sales. */
export async function seedPosts(db: Queryable, now: Date): Promise<void> {
  await insertAll(
    db,
    posts,
    postTexts.map(({ by, title, text, visibility, price }, index) => {
      const at = hoursBefore(now, 3 + index * 9 + (index % 4));
      return {
        id: postId(index),
        authorId: personId(by),
        title: title ?? null,
        text,
        isPaid: price !== undefined,
        price: price ?? null,
        visibility: visibility ?? ('public' as const),
        status: 'published' as const,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
  const media = postTexts.flatMap(({ pictures }, index) =>
    Array.from({ length: pictures }, (_, position) => ({
      postId: postId(index),
      position,
      fileHash: hashOf(postPictureName(index, position)),
    })),
  );
  await insertAll(db, postMedia, media);
  await insertAll(db, likes, likeRows(now));
  await insertAll(
    db,
    postPurchases,
    extras.slice(9, 21).map(({ username }, index) => ({
      postId: postIdOf('Five states of one plate'),
      userId: personId(username),
      amount: 500,
      createdAt: hoursBefore(now, 30 + index * 9),
    })),
  );
  await countAll(db);
}

/** The first post is liked by 15 (its notice says so), the rest by as many as the dice say. */
function likeRows(now: Date) {
  const people = extras
    .map(({ username }) => personId(username))
    .filter((id) => id !== personId('kofi'));
  return postTexts.flatMap(({ by }, index) => {
    const dice = diceFor(`likes ${index}`);
    const isPopular = by === 'fay';
    const count = index === 0 ? 14 : dice.whole(2, people.length - 1);
    const likers =
      index === 0 ? [personId('kofi'), ...people.slice(0, count)] : people.slice(0, count);
    if (isPopular)
      likers.push(...Array.from({ length: dice.whole(80, 260) }, (_, fan) => fanId(fan)));
    if (by !== 'ada' && index % 3 === 0) likers.push(castIds.ada);
    return likers
      .filter((userId) => userId !== personId(by))
      .map((userId, order) => ({
        postId: postId(index),
        userId,
        createdAt: hoursBefore(now, 2.5 + index * 9 - Math.min(order / 60, 2)),
      }));
  });
}

async function countAll(db: Queryable) {
  await db.execute(sql`update ${posts} set likes_count = counted.total
    from (select post_id, count(*) as total from ${likes} group by post_id) counted
    where ${posts.id} = counted.post_id`);
  await db.execute(sql`update ${users} set posts_count = counted.total
    from (select author_id, count(*) as total from ${posts} where status = 'published' group by author_id) counted
    where ${users.id} = counted.author_id`);
}
