import { and, asc, eq, inArray } from 'drizzle-orm';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import { idOf } from '#tests/backend/world.ts';
import type { Simulation } from './chat-operations.ts';
import type { Tab } from './chat-tab.ts';
import type { ChatWorldOfRuns } from './chat-world.ts';

type Row = typeof messages.$inferSelect;

/** Each text: once at the server, or visibly failed, or taken back. */
function checkSending({ submitted, cancelled, tabs }: Simulation, rows: readonly Row[]): string[] {
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

type Side = typeof chats.$inferSelect;

/** Compares the number of unread chats, and the unread count of this one. */
function checkUnread(tab: Tab, sides: readonly Side[]): string[] {
  const { unread, chats: list } = tab.parts().inbox.getSnapshot().context;
  const violations: string[] = [];
  const count = sides.filter(({ unreadCount }) => unreadCount > 0).length;
  if (unread.count !== count) violations.push(`unread ${unread.count}, at the server ${count}`);
  for (const { withUserId, unreadCount: there } of sides) {
    const shown = list.find((chat) => chat.withUserId === withUserId);
    if (shown && shown.unreadCount !== there)
      violations.push(`${shown.unreadCount} unread messages, at the server ${there}`);
  }
  return violations;
}

function checkTab(tab: Tab, rows: readonly Row[], viewerId: number): string[] {
  const { conversation } = tab.parts();
  const shown = tab.shown();
  const before = conversation?.getSnapshot().context.before ?? 0;
  const wanted = rows.filter(
    ({ id, deletedAt, deletedFor }) =>
      id >= before && deletedAt === null && !deletedFor.includes(viewerId),
  );
  const seen = shown.map((message) => `${message?.id} ${message?.text}`);
  const there = wanted.map(({ id, text }) => `${id} ${text}`);
  const violations: string[] = [];
  if (seen.join() !== there.join()) {
    const missing = there.filter((one) => !seen.includes(one));
    const extra = seen.filter((one) => !there.includes(one));
    const twice = seen.filter((one, index) => seen.indexOf(one) < index);
    if (missing.length > 0) violations.push(`missing [${missing.join(', ')}]`);
    if (extra.length > 0) violations.push(`shown and not there [${extra.join(', ')}]`);
    if (twice.length > 0) violations.push(`shown twice [${twice.join(', ')}]`);
    if (violations.length === 0) violations.push(`out of order [${seen.join(', ')}]`);
  }
  return violations;
}

/** Holds what the tabs show against what the server has. */
export async function checkInvariants(
  { backend }: ChatWorldOfRuns,
  simulation: Simulation,
): Promise<string[]> {
  const two = [idOf('ada'), idOf('bo')];
  const rows = await backend.db
    .select()
    .from(messages)
    .where(inArray(messages.authorId, two))
    .orderBy(asc(messages.id));
  const sides = await backend.db
    .select()
    .from(chats)
    .where(and(eq(chats.ownerId, simulation.viewerId), eq(chats.withUserId, simulation.peerId)));
  return [
    ...checkSending(simulation, rows),
    ...simulation.tabs.flatMap((tab) => [
      ...checkTab(tab, rows, simulation.viewerId),
      ...checkUnread(tab, sides),
    ]),
  ];
}
