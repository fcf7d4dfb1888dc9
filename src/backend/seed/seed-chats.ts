import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { chats, messageMedia, messages } from '../db/schema/chat.ts';
import { castIds, systemUserId } from './cast.ts';
import { adaAndBo, notices, songTalk } from './chat-texts.ts';
import { hoursBefore, insertAll } from './insert.ts';
import { hashOf } from './media/draw.ts';
import { personId } from './media/pictures.ts';
import { extras, fanId } from './people.ts';

type NewMessage = typeof messages.$inferInsert & { picture?: string };
const { ada, bo, fay } = castIds;
/** All that `fay` has: one very long talk with `gus`, and a line from each of many fans. */
export const fayMessages = 5_000;
const fanLines = 60;
/** The newest lines of these talks are unread by the second person. */
const unread = { bo: 3, ada: 2, fay: 4 };

/** Every message, oldest first so that ids follow time, then each side's chat. */
export async function seedChats(db: Queryable, now: Date): Promise<void> {
  const rows = [...songs(now), ...fans(now), ...small(now), ...duo(now), ...system(now)]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }));
  await insertAll(
    db,
    messages,
    rows.map(({ picture: _picture, ...row }) => row),
  );
  await insertAll(
    db,
    messageMedia,
    rows.flatMap(({ id, picture }) =>
      picture === undefined ? [] : [{ messageId: id, position: 0, fileHash: hashOf(picture) }],
    ),
  );
  await makeSides(db);
}

function message(by: number, to: number, text: string | null, createdAt: Date): NewMessage {
  return {
    authorId: by,
    toUserId: to,
    lowUserId: Math.min(by, to),
    highUserId: Math.max(by, to),
    chatType: by === systemUserId ? 1 : 0,
    text,
    createdAt,
    updatedAt: createdAt,
  };
}

const duo = (now: Date) =>
  adaAndBo.map(({ by, hoursAgo, text, picture, price }) => ({
    ...message(castIds[by], by === 'ada' ? bo : ada, text, hoursBefore(now, hoursAgo)),
    ...(picture ? { picture } : {}),
    ...(price ? { price, isPaid: true } : {}),
  }));

const songs = (now: Date) => {
  const gus = personId('gus');
  const count = fayMessages - fanLines;
  return Array.from({ length: count }, (_, index) => {
    const byGus = index % 5 < 3;
    const at = hoursBefore(now, 1 + (count - index) * 0.9);
    return message(byGus ? gus : fay, byGus ? fay : gus, songTalk(index), at);
  });
};

const fans = (now: Date) =>
  Array.from({ length: fanLines }, (_, index) =>
    message(fanId(index), fay, songTalk(index * 3 + 1), hoursBefore(now, 2 + index * 7)),
  );

/** One or two lines between `ada` or `bo` and others: enough chats to page through. */
const small = (now: Date) =>
  extras.flatMap(({ username }, index) => {
    const id = personId(username);
    const asked = message(
      id,
      ada,
      `Hello Ada, ${greetings[index % greetings.length]}`,
      hoursBefore(now, 7 + index * 11),
    );
    const answered = message(
      ada,
      id,
      'Thank you! Tell me how it looks on your wall.',
      hoursBefore(now, 6 + index * 11),
    );
    const toBo = message(id, bo, 'Did you see Ada’s new plate?', hoursBefore(now, 30 + index * 13));
    return [asked, ...(index > 1 ? [answered] : []), ...(index % 4 === 0 ? [toBo] : [])];
  });

const greetings = [
  'the print arrived today and it is lovely.',
  'which paper do you use for the small ones?',
  'will you teach a class this year?',
  'your fog made my morning.',
  'I framed number nine.',
];

const system = (now: Date) =>
  (['ada', 'bo'] as const).flatMap((name) =>
    notices[name].map(({ hoursAgo, text }) =>
      message(systemUserId, castIds[name], text, hoursBefore(now, hoursAgo)),
    ),
  );

/** Two sides of each conversation, one of the notifications; the last few lines are unread. */
async function makeSides(db: Queryable) {
  await db.execute(sql`
    insert into ${chats} (owner_id, with_user_id, chat_type, last_message_id, last_read_message_id,
      unread_count, updated_at, created_at)
    select owner_id, with_user_id, chat_type, max(id), max(id), 0, max(created_at), min(created_at)
    from (
      select to_user_id as owner_id, author_id as with_user_id, chat_type, id, created_at from ${messages}
      union all
      select author_id, to_user_id, chat_type, id, created_at from ${messages} where chat_type = 0
    ) sides group by owner_id, with_user_id, chat_type order by max(id)`);
  await markUnread(db, bo, ada, 0, unread.bo);
  await markUnread(db, ada, bo, 0, unread.ada);
  await markUnread(db, fay, personId('gus'), 0, unread.fay);
  for (const owner of [ada, bo]) await markUnread(db, owner, systemUserId, 1, 1);
  for (const name of ['mira', 'tomasz']) await markUnread(db, ada, personId(name), 0, 1);
}

/** The last `count` lines that the other one wrote are unread; what was written before is read. */
async function markUnread(db: Queryable, owner: number, peer: number, type: 0 | 1, count: number) {
  await db.execute(sql`
    with theirs as (
      select id from ${messages} where author_id = ${peer} and to_user_id = ${owner} and chat_type = ${type}
      order by id desc limit ${count}
    )
    update ${chats} set unread_count = (select count(*) from theirs),
      last_read_message_id = (select max(id) from ${messages}
        where ((author_id = ${peer} and to_user_id = ${owner}) or (author_id = ${owner} and to_user_id = ${peer}))
          and chat_type = ${type} and id < (select min(id) from theirs))
    where owner_id = ${owner} and with_user_id = ${peer} and chat_type = ${type}`);
}
