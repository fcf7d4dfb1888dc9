import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/db.ts';
import { chats, messageMedia, messagePurchases, messages } from '../../db/schema/chat.ts';
import { castIds, systemUserId } from './cast.ts';
import { adaAndBo, songChatText } from './chat-texts.ts';
import { hoursBefore, insertAll } from './insert.ts';
import { hashOf } from './draw-media.ts';
import { personId } from './pictures.ts';
import { seededNotices } from './notices.ts';
import { extras, fanId } from './people.ts';
import { postIdOf } from './seed-posts.ts';

type NewMessage = typeof messages.$inferInsert & { picture?: string; isBought?: boolean };
const { ada, bo, fay } = castIds;
/**
 * All that `fay` has: one very long talk with `gus`, lines from many fans, and offers of creators.
 */
const fayMessages = 5_000;
const fanLines = 60;
/** Every so many lines to `gus` one is for sale. */
const soldEvery = 500;
/** The newest lines of these talks are unread by the second person. */
const unread = { bo: 3, ada: 2, fay: 4 };

/** Every message, oldest first so that ids follow time, then each side's chat. */
export async function seedChats(db: Queryable, now: Date): Promise<void> {
  const talks = [songs, fans, offers, small, duo].flatMap((linesOf) => linesOf(now));
  const lines = [...talks, ...(await system(db, now))];
  const rows = lines
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }));
  await insertAll(
    db,
    messages,
    rows.map(({ picture: _picture, isBought: _isBought, ...row }) => row),
  );
  await insertAll(
    db,
    messageMedia,
    rows.flatMap(({ id, picture }) =>
      picture === undefined ? [] : [{ messageId: id, position: 0, fileHash: hashOf(picture) }],
    ),
  );
  await insertAll(
    db,
    messagePurchases,
    rows
      .filter(({ isBought }) => isBought)
      .map(({ id, toUserId, price, createdAt }) => ({
        messageId: id,
        userId: toUserId,
        amount: price ?? 0,
        createdAt,
      })),
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

const duo = (now: Date): NewMessage[] =>
  adaAndBo.map(({ by, hoursAgo, text, picture, price }) => ({
    ...message(castIds[by], by === 'ada' ? bo : ada, text, hoursBefore(now, hoursAgo)),
    ...(picture ? { picture } : {}),
    ...(price ? { price, isPaid: true } : {}),
  }));

const songs = (now: Date) => {
  const gus = personId('gus');
  const count = fayMessages - fanLines - offered.length;
  return Array.from({ length: count }, (_, index) => {
    const byGus = index % 5 < 3;
    const at = hoursBefore(now, 1 + (count - index) * 0.9);
    const line = message(byGus ? gus : fay, byGus ? fay : gus, songChatText(index), at);
    if (index % soldEvery !== 3) return line;
    return { ...line, isPaid: true, price: 500, isBought: index < count - 2 * soldEvery };
  });
};

/** Paid lines that `fay` has not opened. */
const offered = [
  { by: 'mira', price: 700, text: 'The glaze recipe, with the mistake that makes it work.' },
  { by: 'tomasz', price: 450, text: 'Where I stood for the bridge, and when the light comes.' },
];
const offers = (now: Date) =>
  offered.map(({ by, price, text }, index): NewMessage => {
    const line = message(personId(by), fay, text, hoursBefore(now, 11 + index * 17));
    return { ...line, isPaid: true, price };
  });

const fans = (now: Date) =>
  Array.from({ length: fanLines }, (_, index) =>
    message(fanId(index), fay, songChatText(index * 3 + 1), hoursBefore(now, 2 + index * 7)),
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

const system = async (db: Queryable, now: Date): Promise<NewMessage[]> =>
  (await seededNotices(db, postIdOf)).map(({ to, hoursAgo, text, notice }) => ({
    ...message(systemUserId, to, text, hoursBefore(now, hoursAgo)),
    notice,
  }));

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
  for (const owner of [ada, bo, fay]) await markUnread(db, owner, systemUserId, 1, 1);
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
