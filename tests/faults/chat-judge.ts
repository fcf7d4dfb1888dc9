import { and, asc, gt, inArray } from 'drizzle-orm';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import { idOf } from '#tests/backend/world.ts';
import type { Storm } from './chat-deeds.ts';
import type { ChatWorldOfRuns } from './chat-run.ts';
import type { Tab } from './chat-tab.ts';

type Row = typeof messages.$inferSelect;

/** Each text: once at the server, or visibly failed, or taken back. */
function judgeSending({ submitted, cancelled, tabs }: Storm, rows: readonly Row[]): string[] {
  const waiting = tabs.flatMap((tab) => tab.items());
  return [...submitted].flatMap((text) => {
    const sent = rows.filter((row) => row.text === text).length;
    const failed = waiting.filter((item) => item.text === text).length;
    if (sent > 1) return [`"${text}" was sent ${sent} times`];
    if (sent === 1 && failed > 0) return [`"${text}" was sent and is shown as not sent`];
    if (sent === 0 && failed === 0 && !cancelled.has(text)) return [`"${text}" is lost`];
    return failed > 1 ? [`"${text}" waits in ${failed} places`] : [];
  });
}

function judgeTab(tab: Tab, rows: readonly Row[], viewerId: number, unread: number): string[] {
  const { conversation, inbox } = tab.parts();
  const shown = tab.shown();
  const before = conversation?.getSnapshot().context.before ?? 0;
  const wanted = rows.filter(
    ({ id, deletedAt, deletedFor }) =>
      id >= before && deletedAt === null && !deletedFor.includes(viewerId),
  );
  const seen = shown.map((message) => `${message?.id} ${message?.text}`);
  const there = wanted.map(({ id, text }) => `${id} ${text}`);
  const faults: string[] = [];
  if (seen.join() !== there.join()) {
    const missing = there.filter((one) => !seen.includes(one));
    const extra = seen.filter((one) => !there.includes(one));
    faults.push(`missing [${missing.join(', ')}], not there [${extra.join(', ')}]`);
  }
  const { count } = inbox.getSnapshot().context.unread;
  if (count !== unread) faults.push(`unread ${count}, at the server ${unread}`);
  return faults;
}

/** Holds what the tabs show against what the server has. */
export async function judge({ backend }: ChatWorldOfRuns, storm: Storm): Promise<string[]> {
  const two = [idOf('ada'), idOf('bo')];
  const rows = await backend.db
    .select()
    .from(messages)
    .where(inArray(messages.authorId, two))
    .orderBy(asc(messages.id));
  const unread = await backend.db
    .select()
    .from(chats)
    .where(and(inArray(chats.ownerId, [storm.viewerId]), gt(chats.unreadCount, 0)));
  return [
    ...judgeSending(storm, rows),
    ...storm.tabs.flatMap((tab) => judgeTab(tab, rows, storm.viewerId, unread.length)),
  ];
}
