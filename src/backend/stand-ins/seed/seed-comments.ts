import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { comments } from '../../db/schema/comments.ts';
import { posts } from '../../db/schema/posts.ts';
import { hoursBefore, insertAll } from './insert.ts';
import { personId } from './media/pictures.ts';
import { postIdOf } from './seed-posts.ts';

/** Comments by the title of their post: username, text, and how many hours ago. */
const threads: Readonly<Record<string, readonly (readonly [string, string, number])[]>> = {
  'The valley before anyone wakes': [
    ['kofi', 'This one belongs behind glass. What paper did you print it on?', 2.6],
    ['ada', 'Hahnemühle, the heavy one. It took the fog better than I hoped.', 2.4],
    ['lena', 'Туман будто нарисован. Очень красиво.', 2],
    ['bo', 'Third morning in a row? Your boots must be soaked.', 1.2],
    ['june', 'The caption is half of it. “For once” made me laugh.', 0.6],
  ],
  'How I choose a horizon': [
    ['luca', 'I moved mine by a finger and it did change everything. Thank you.', 50],
    ['quinn', 'May I show this to my class? They draw cities without sky.', 44],
    ['ada', 'Please do, and tell me what they say.', 41],
  ],
  'Kitchen session': [
    ['idris', 'Who is on bass? Asking for a friend on a train.', 12],
    ['noor', 'I can hear the kettle at 0:41. Leave it in, always.', 9],
    ['nils', 'Heard it twice on the night bus. Once was not enough.', 3],
  ],
};

/** Stores the comments below a few posts. */
export async function seedComments(db: Queryable, now: Date): Promise<void> {
  const rows = Object.entries(threads).flatMap(([title, thread]) =>
    thread.map(([by, text, hours]) => ({
      postId: postIdOf(title),
      userId: personId(by),
      text,
      createdAt: hoursBefore(now, hours),
    })),
  );
  await insertAll(db, comments, rows);
  await db.execute(sql`update ${posts} set comments_count = counted.total
    from (select post_id, count(*) as total from ${comments} group by post_id) counted
    where ${posts.id} = counted.post_id`);
}
