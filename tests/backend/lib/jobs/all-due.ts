import { asc, count, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Backend } from '#src/backend/context.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { payouts } from '#src/backend/db/schema/billing.ts';
import { massMessages, type MassRow } from '#src/backend/db/schema/mass.ts';
import { posts, type PostRow } from '#src/backend/db/schema/posts.ts';
import { pspPayouts } from '#src/backend/db/schema/psp.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { jobs } from '#src/backend/jobs.table.ts';
import type { Job } from '#src/backend/lib/jobs/job.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import { postPublished } from '#src/contract/app/realtime.ts';
import { dieAfterCharging } from '../../billing/deaths.ts';
import { chargesOf, expectBooksToBalance } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, writePost } from '../../world.ts';
import { massOf, payoutOf, renewalOf, sentTo } from './due.ts';
import type { SmtpServer } from './smtp.ts';

const minute = 60_000;

/** World with one job of each kind due and none done. */
export interface AllDue {
  backend: TestBackend;
  smtp: SmtpServer;
  mass: MassRow;
  post: PostRow;
}

/** The same backend as another process, whose database may die. */
export const processOf = ({ backend, smtp }: AllDue, db = backend.db): Backend => {
  const { log, clock } = backend;
  const settings = { ...backend.settings, smtpUrl: smtp.url };
  return { ...backend, db, mail: createMailer({ db, log, clock, settings }) };
};

/** `smtp` is away when a mail is asked for, and comes then. */
export async function allDue(smtp: SmtpServer, env: Record<string, string> = {}): Promise<AllDue> {
  const backend = await createTestBackend({ env });
  await backend.db
    .update(users)
    .set({ lastSeenAt: backend.clock(), deleteAt: null })
    .where(eq(users.id, idOf('ada')));
  const mass = await massOf(backend, 'ada', ['bo', 'cy', 'dee']);
  await dieAfterCharging(backend);
  await renewalOf(backend, 'bo', 'dee');
  await payoutOf(backend, 'ada');
  const planned = { status: 'scheduled' as const, publishAt: backend.clock(), publishedAt: null };
  const post = await writePost(backend, 'ada', planned);
  await backend.db.insert(mails).values({
    toAddress: 'one@x.test',
    subject: 'Hello',
    text: 'A secret link',
    kind: 'verify-email',
    tries: 1,
    nextTryAt: backend.clock(),
    createdAt: backend.clock(),
  });
  smtp.received.length = 0;
  backend.advance(5_000);
  return { backend, smtp, mass, post };
}

const { signal } = new AbortController();

/** Has each job run once, each by itself. Answers the names of those that failed. */
export async function runAll(backend: Backend, of: readonly Job[] = jobs): Promise<string[]> {
  const failed: string[] = [];
  for (const job of of)
    try {
      await job.work(backend, signal);
    } catch {
      failed.push(job.name);
    }
  return failed;
}

/** Half an hour in which every job runs when it is due. */
export async function halfAnHour(world: AllDue): Promise<void> {
  const next = processOf(world);
  for (const passed of [0, 10_000, 5 * minute, 25 * minute]) {
    world.backend.advance(passed);
    expect(await runAll(next)).toEqual([]);
  }
  await next.mail.close();
}

/** Kinds of the mails: the one that waited, and of the tip, the renewal and the payout. */
const letters = ['payout-paid', 'receipt', 'receipt', 'verify-email'];
/** The number by which a mailbox knows a mail that comes twice. */
export const messageId = ({ text }: { text: string }) => /^Message-ID: (.+)$/im.exec(text)?.[1];

/** Everything was done, and nothing twice. */
export async function isAllDone({ backend, smtp, mass, post }: AllDue, when: string) {
  const { db } = backend;
  expect(await sentTo(backend, mass), when).toEqual(
    ['bo', 'cy', 'dee'].map((name) => idOf(name as 'bo')),
  );
  const [kept] = await db.select().from(massMessages);
  expect(kept?.doneAt, when).not.toBeNull();
  // The tip whose answer was lost, and the renewal.
  const charges = await chargesOf(backend);
  expect(
    charges.map(({ amount }) => amount).toSorted((a, b) => a - b),
    when,
  ).toEqual([500, 999]);
  await expectBooksToBalance(backend);
  const paid = await db.select().from(payouts).orderBy(asc(payouts.id));
  expect(
    paid.map(({ status }) => status),
    when,
  ).toEqual(['paid']);
  expect((await db.select({ total: count() }).from(pspPayouts))[0], when).toEqual({ total: 1 });
  const [out] = await db.select().from(posts).where(eq(posts.id, post.id));
  expect(out, when).toMatchObject({ status: 'published', publishedAt: post.publishAt });
  const announced = backend.published.filter(({ event, data }) =>
    event.endsWith('PostPublished') ? postPublished.parse(data).post_id === post.id : false,
  );
  expect(announced.length, when).toBeLessThan(2);
  const written = await db.select().from(mails);
  expect(written.map(({ kind }) => kind).toSorted(), when).toEqual(letters);
  expect(new Set(smtp.received.map(messageId)).size, when).toBe(letters.length);
  expect(await db.$count(mails, eq(mails.text, '')), when).toBe(letters.length);
}
