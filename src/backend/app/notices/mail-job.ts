import { and, eq, inArray, or } from 'drizzle-orm';
import type { Notice } from '#src/contract/app/notice.ts';
import { digestLetterOf } from '#src/mails/digest-letter.ts';
import type { Message } from '#src/mails/message.ts';
import { isMailed, noticeLetterOf } from '#src/mails/notice-letter.ts';
import { ownLocale } from '../../auth/session/languages.ts';
import { presentNotices } from '../../chat/messages/notice.presenter.ts';
import type { Backend } from '../../context.ts';
import { noticeMails, type NoticeMailRow } from '../../db/schema/notices.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { hasCome } from '../../lib/age.ts';
import { doEach, isUp, type Kind } from '../../lib/jobs/failed-work.ts';
import type { Job } from '../../lib/jobs/job.ts';
import { soon } from '../../lib/jobs/run.ts';
import { mailsJob } from '../../mail/queue.ts';
import { stopToken, type Stopped } from '../../mail/stop-token.ts';
import { digestWait } from './keep-mail.ts';
import { mailsAbout, readNoticeSettings } from './settings.ts';
import { noticeMailsJob } from './write.ts';

const most = 200;
const halfAMinute = 30_000;
const writtenMails: Kind = { name: 'notice mails', failed: 'notice mails not written' };

const isDue = (now: Date) => hasCome(noticeMails.dueAt, now, digestWait);

/** Writes the mails of notifications that are due, of each member by itself. */
async function writeMails(backend: Backend): Promise<void> {
  const { db, clock } = backend;
  const due = await db
    .selectDistinct({ userId: noticeMails.userId })
    .from(noticeMails)
    .where(and(isDue(clock()), isUp(backend, writtenMails, noticeMails.userId)))
    .orderBy(noticeMails.userId)
    .limit(most);
  await doEach(backend, writtenMails, due, {
    subjectOf: ({ userId }) => String(userId),
    work: ({ userId }) => mailTo(backend, userId),
  });
  if (due.length > 0) soon(backend, mailsJob);
}

/** Rows of one member that are due, a digest with everything that waits for it. */
async function dueOf({ db, clock }: Backend, userId: number): Promise<NoticeMailRow[]> {
  const own = eq(noticeMails.userId, userId);
  const due = await db
    .select()
    .from(noticeMails)
    .where(and(own, isDue(clock())));
  const withDigest = due.some(({ isDigest }) => isDigest);
  if (!withDigest) return due;
  return db
    .select()
    .from(noticeMails)
    .where(and(own, or(isDue(clock()), eq(noticeMails.isDigest, true))))
    .orderBy(noticeMails.id);
}

/**
 * Keeps the mails and removes what they were written of in one transaction: a process that is killed
 * leaves both or neither, and of two at a time the second finds nothing left.
 */
async function mailTo(backend: Backend, userId: number): Promise<boolean> {
  const { db, mail } = backend;
  const rows = await dueOf(backend, userId);
  if (rows.length === 0) return false;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const letters = user && canBeMailed(user) ? await lettersOf(backend, user, rows) : () => [];
  return db.transaction(async (tx) => {
    const ids = rows.map(({ id }) => id);
    const taken = await tx
      .delete(noticeMails)
      .where(inArray(noticeMails.id, ids))
      .returning({ id: noticeMails.id });
    await mail.keep(tx, letters(new Set(taken.map(({ id }) => id))));
    return taken.length > 0;
  });
}

/** Nobody is mailed who closed the account, or never proved the address to be theirs. */
const canBeMailed = ({ isDeleted, emailVerifiedAt }: UserRow) =>
  !isDeleted && emailVerifiedAt !== null;

interface Line {
  id: number;
  isDigest: boolean;
  notice: Notice;
  subject: Stopped['subject'];
}

/** Letters of those rows that are still wanted; which of them are written is said at the end. */
async function lettersOf(backend: Backend, user: UserRow, rows: readonly NoticeMailRow[]) {
  const { db, settings } = backend;
  const chosen = await readNoticeSettings(db, user.id);
  const known = await presentNotices(
    backend,
    rows.map(({ id, userId, notice }) => ({ id, toUserId: userId, notice })),
  );
  const lines = once(rows).flatMap(({ id, isDigest }): Line[] => {
    const notice = known.get(id);
    const about = notice && mailsAbout(chosen, notice.kind);
    return about ? [{ id, isDigest, notice, subject: about.subject }] : [];
  });
  const locale = ownLocale(user);
  const particulars = (subject: Stopped['subject']) => ({
    to: user.email,
    name: user.displayName,
    site: settings.appUrl,
    stopToken: stopToken(settings, { userId: user.id, subject }),
    hidesContent: chosen.hide_content,
  });
  return (taken: ReadonlySet<number>): Message[] => {
    const left = lines.filter(({ id }) => taken.has(id));
    const digest = left.flatMap(({ isDigest, notice }) => (isDigest ? [notice] : []));
    const single = left.flatMap(({ isDigest, notice, subject }) =>
      !isDigest && isMailed(notice)
        ? [noticeLetterOf(settings.brand, locale, notice, particulars(subject))]
        : [],
    );
    return digest.length === 0
      ? single
      : [...single, digestLetterOf(settings.brand, locale, digest, particulars('digest'))];
  };
}

/** Without what the same person did again with the same thing, within a digest. */
function once(rows: readonly NoticeMailRow[]): readonly NoticeMailRow[] {
  const seen = new Set<string>();
  return rows.filter(({ isDigest, notice: { kind, personId, postId, number, amount } }) => {
    if (!isDigest || amount !== undefined) return true;
    const key = [kind, personId, postId, number].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** The job that writes mails of notifications. */
export const mailsOfNotices: Job = { name: noticeMailsJob, every: halfAMinute, work: writeMails };
