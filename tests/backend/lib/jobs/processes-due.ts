import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { and, asc, eq, gt, isNotNull, like, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createBackend } from '#src/backend/backend.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { payouts } from '#src/backend/db/schema/billing.ts';
import { massMessages, type MassRow } from '#src/backend/db/schema/mass.ts';
import { subscriptions } from '#src/backend/db/schema/people.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { pspPayouts } from '#src/backend/db/schema/psp.ts';
import { facts } from '#src/backend/db/schema/system.ts';
import type { Db } from '#src/backend/db/db.ts';
import { openDatabase, type OpenDatabase } from '#src/backend/db/open.ts';
import { readSettings } from '#src/backend/settings.ts';
import { boCardId, chargesOf, expectBooksToBalance } from '../../billing/payments.ts';
import type { TestBackend } from '../../harness.ts';
import { peopledDatabase } from '../../kernel/peopled-database.ts';
import { folder } from '../../kernel/processes.ts';
import { idOf, writePost } from '../../world.ts';
import { massOf, payoutTo, sentTo } from './due.ts';
import { failures } from './poison.ts';
import type { SmtpServer } from './smtp.ts';

/** Jobs run every half minute, and not on time where the machine is busy. */
const aFewTurns = { timeout: 240_000, interval: 200 };
const appKey = 'a-key-that-is-only-good-for-the-tests';
const readers = ['bo', 'cy', 'dee'] as const;

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const nowhere = {
  published: [],
  logged: [],
  advance: () => {},
  setClock: () => {},
  fetch: () => Promise.reject(new Error('nobody listens')),
};

/** The test's own hands on the database, which asks for nothing over HTTP. */
const handsOn = (url: string, db: Db): TestBackend =>
  Object.assign(
    createBackend({
      settings: readSettings({ DATABASE_URL: url, APP_KEY: appKey }, 'test'),
      db,
      log: silent,
      release: { version: '0.0.0', commit: 'test', builtAt: '2026-05-01T00:00:00.000Z' },
      isDemo: true,
    }),
    nowhere,
  );

/** Due work for processes to find, on a database of their own; hours are those of the machine. */
export class ProcessesDue {
  readonly backend: TestBackend;
  readonly masses: MassRow[] = [];
  /** So many of each kind, and twice as many mails. */
  rounds = 0;

  private constructor(
    readonly url: string,
    readonly smtp: SmtpServer,
    readonly opened: OpenDatabase,
  ) {
    this.backend = handsOn(url, opened.db);
  }

  static async open(smtp: SmtpServer): Promise<ProcessesDue> {
    const url = await peopledDatabase();
    const opened = await openDatabase(readSettings({ DATABASE_URL: url }, 'test'));
    // Payments are there in the demo world alone.
    await opened.db.update(facts).set({ value: 'demo' }).where(eq(facts.name, 'seed'));
    smtp.received.length = 0;
    return new ProcessesDue(url, smtp, opened);
  }

  /** The environment of a process that works on it. */
  env(rest: Record<string, string> = {}): Record<string, string> {
    const dataDir = folder();
    mkdirSync(path.join(dataDir, 'media/seed'), { recursive: true });
    return {
      DATABASE_URL: this.url,
      DATA_DIR: dataDir,
      SMTP_URL: this.smtp.url,
      APP_KEY: appKey,
      STATEFUL_DOMAINS: 'fanfare.test',
      LOG: 'warn',
      ...rest,
    };
  }

  /** One more of each kind: a renewal, a payout, a planned post, a mass message and two mails. */
  async add(): Promise<void> {
    const { backend } = this;
    const now = backend.clock();
    const round = (this.rounds += 1);
    const id = 1_000 + round;
    await backend.db
      .execute(sql`insert into users (id, email, username, display_name, created_at, updated_at)
      values (${id}, ${`${id}@crowd.test`}, ${`crowd${id}`}, 'One of many', now(), now())`);
    await backend.db.insert(subscriptions).values({
      byUserId: idOf('bo'),
      toUserId: id,
      isAutoRenewable: true,
      price: 999,
      cardId: boCardId,
      expiresAt: now,
      createdAt: now,
    });
    await payoutTo(backend, id);
    await writePost(backend, 'ada', { status: 'scheduled', publishAt: now, publishedAt: null });
    this.masses.push(await massOf(backend, 'ada', readers));
    const mail = { subject: 'Hello', text: 'A secret link', kind: 'verify-email', tries: 1 };
    for (const half of ['one', 'two'])
      await backend.db
        .insert(mails)
        .values({ ...mail, toAddress: `${half}-${round}@x.test`, nextTryAt: now, createdAt: now });
  }

  /** For what waits: a killed process holds a mail for five minutes, a bank and a payment's caller need seconds. */
  async letPass(): Promise<void> {
    const passed = sql`interval '5 minutes'`;
    const { db } = this.backend;
    await db
      .update(mails)
      .set({ nextTryAt: sql`${mails.nextTryAt} - ${passed}` })
      .where(gt(mails.tries, 0));
    await db.update(pspPayouts).set({ decidesAt: sql`${pspPayouts.decidesAt} - ${passed}` });
    await db.execute(sql`update payments set updated_at = updated_at - interval '2 seconds'
      where status in ('pending', 'requires_action')`);
  }

  close = (): Promise<void> => this.opened.close();
}

/** Counts of what each kind has done so far. */
async function countsOf({ backend }: ProcessesDue) {
  const { db } = backend;
  return {
    charges: (await chargesOf(backend)).length,
    asked: await db.$count(pspPayouts),
    payouts: await db.$count(payouts, eq(payouts.status, 'paid')),
    posts: await db.$count(posts, eq(posts.status, 'published')),
    masses: await db.$count(massMessages, isNotNull(massMessages.doneAt)),
    mails: await db.$count(mails, and(like(mails.toAddress, '%@x.test'), eq(mails.text, ''))),
  };
}

interface Waiting {
  /** Payouts have arrived as well. */
  paid: boolean;
  /** Nobody is left to do it. */
  isOver?: () => boolean;
}

/** Waits until everything was done that needs no more time. */
export async function allDone(due: ProcessesDue, { paid, isOver }: Waiting): Promise<void> {
  const n = due.rounds;
  const whole = { charges: n, asked: n, posts: n, masses: n, mails: 2 * n };
  await vi.waitFor(async () => {
    if (isOver?.() === true) return;
    expect(await countsOf(due)).toMatchObject(paid ? { ...whole, payouts: n } : whole);
  }, aFewTurns);
}

/** Nothing was done twice, but for mails that a killed process had handed over: at most so many. */
export async function nothingTwice(due: ProcessesDue, { again }: { again: number }): Promise<void> {
  const { backend, masses, smtp, rounds } = due;
  await expectBooksToBalance(backend);
  for (const mass of masses)
    expect(await sentTo(backend, mass)).toEqual(readers.map((name) => idOf(name)));
  const sent = await backend.db.select().from(payouts).orderBy(asc(payouts.id));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'paid'));
  const ids = new Map<string, Set<string | undefined>>();
  const mine = smtp.received.filter(({ to }) => to.endsWith('@x.test'));
  for (const { to, text } of mine)
    ids.set(to, (ids.get(to) ?? new Set()).add(/^Message-ID: (.+)$/im.exec(text)?.[1]));
  expect(ids.size).toBe(2 * rounds);
  // Under the same name a mailbox can know the second one for the first.
  for (const [to, names] of ids) expect(names.size, to).toBe(1);
  expect(mine.length - ids.size).toBeLessThanOrEqual(again);
  expect(await failures(backend)).toEqual([]);
}
