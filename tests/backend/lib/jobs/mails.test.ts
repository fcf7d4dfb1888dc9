import { afterEach, beforeEach, expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import type { Mailer } from '#src/backend/context.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import type { Message } from '#src/mails/message.ts';
import { dying } from '../../dying.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { lines } from './poison.ts';
import { SmtpServer } from './smtp.ts';

const minute = 60_000;
const hour = 60 * minute;

let backend: TestBackend;
let smtp: SmtpServer;
let mailer: Mailer;
/** Another process that sends through the same mail server. */
const process = (db = backend.db) => {
  const { log, clock, settings } = backend;
  return createMailer({ db, log, clock, settings: { ...settings, smtpUrl: smtp.url } });
};
beforeEach(async () => {
  backend = await createTestBackend();
  smtp = new SmtpServer();
  await smtp.come();
  mailer = process();
});
afterEach(async () => {
  await mailer.close();
  await smtp.go();
});

const saying = (to: string): Message => ({
  to,
  kind: 'verify-email',
  brand: 'Fanfare',
  locale: 'en',
  subject: 'Hello',
  preheader: '',
  greeting: 'Hello,',
  blocks: [{ type: 'paragraph', text: `A secret link for ${to}` }],
});
/** Has a mail tried once by who asks for it. */
async function ask(...to: string[]): Promise<void> {
  const own = process();
  for (const one of to) await own.send(saying(one));
  await own.close();
}
const rows = () => backend.db.select().from(mails).orderBy(asc(mails.id));
const arrived = () => smtp.received.map(({ to }) => to);
const idsOf = () => smtp.received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);

test('with the mail server away for an hour every mail arrives after it, once, in its order', async () => {
  await smtp.go();
  await ask('one@x.test', 'two@x.test', 'three@x.test');
  for (let passed = 0; passed < hour; passed += 30_000) {
    backend.advance(30_000);
    await mailer.sendWaiting();
  }
  expect((await rows()).map(({ sentAt, text }) => [sentAt, text !== ''])).toEqual([
    [null, true],
    [null, true],
    [null, true],
  ]);
  await smtp.come();
  backend.advance(15 * minute);
  await mailer.sendWaiting();
  expect(arrived().toSorted()).toEqual(['one@x.test', 'three@x.test', 'two@x.test']);
  expect(await rows()).toMatchObject(
    Array.from({ length: 3 }, () => ({
      text: '',
      html: null,
      error: null,
      nextTryAt: null,
      sentAt: backend.clock(),
    })),
  );
  await mailer.sendWaiting();
  expect(smtp.received).toHaveLength(3);
});

test('one that is always refused holds up no other, waits for ever longer and is given up after a day', async () => {
  smtp.refuses.add('nobody@x.test');
  await ask('nobody@x.test', 'one@x.test');
  const begun = backend.clock().getTime();
  const triedAt: number[] = [];
  let known = 1;
  for (let passed = 0; passed < 30 * hour; passed += 30_000) {
    backend.advance(30_000);
    if (passed === hour) await ask('two@x.test');
    await mailer.sendWaiting();
    const [bad] = await rows();
    if (bad && bad.tries > known) triedAt.push((backend.clock().getTime() - begun) / minute);
    known = bad?.tries ?? 0;
  }
  expect(arrived()).toEqual(['one@x.test', 'two@x.test']);
  expect(triedAt).toEqual([
    0.5, 1.5, 3.5, 8.5, 23.5, 83.5, 323.5, 563.5, 803.5, 1043.5, 1283.5, 1523.5,
  ]);
  expect((await rows())[0]).toMatchObject({
    text: '',
    html: null,
    nextTryAt: null,
    sentAt: null,
    error: expect.stringContaining('550'),
  });
  expect(lines(backend, 'mail: given up')).toHaveLength(1);
}, 600_000);

test('two processes hand over each mail once', async () => {
  await smtp.go();
  const to = Array.from({ length: 12 }, (_, index) => `${index}@x.test`);
  await ask(...to);
  await smtp.come();
  backend.advance(minute);
  const other = process();
  await Promise.all([mailer.sendWaiting(), other.sendWaiting(), mailer.sendWaiting()]);
  await other.close();
  expect(arrived().toSorted()).toEqual(to.toSorted());
});

test('killed anywhere, a mail arrives; again only where nobody noted that it was taken, as the same one', async () => {
  await ask('whole@x.test');
  const [whole] = idsOf();
  expect(whole).toMatch(/^<[\da-f]{32}@fanfare\.test>$/);
  const counts: number[] = [];
  for (let last = 0; last < 6; last += 1) {
    await backend.db.delete(mails);
    await smtp.go();
    await ask('one@x.test');
    await smtp.come();
    smtp.received.length = 0;
    backend.advance(minute);
    const dead = process(dying(backend, last).db);
    await dead.sendWaiting().catch(() => null);
    await dead.close();
    await mailer.sendWaiting();
    expect(smtp.received.length, 'nobody takes up what somebody may be at').toBeLessThan(2);
    backend.advance(5 * minute);
    await mailer.sendWaiting();
    await mailer.sendWaiting();
    counts.push(smtp.received.length);
    expect(new Set(idsOf()).size, `killed after ${last}`).toBe(1);
    expect(await rows()).toMatchObject([{ text: '', html: null, nextTryAt: null, error: null }]);
  }
  expect(counts.filter((count) => count === 2)).toHaveLength(1);
  expect(counts.filter((count) => count === 1)).toHaveLength(5);
});

test('a process that was killed before it tried at all is followed by the next', async () => {
  await smtp.go();
  await ask('one@x.test');
  const claimed = { nextTryAt: new Date(backend.clock().getTime() + 5 * minute), tries: 1 };
  await backend.db.update(mails).set(claimed);
  await smtp.come();
  await mailer.sendWaiting();
  expect(arrived()).toEqual([]);
  backend.advance(5 * minute);
  await mailer.sendWaiting();
  expect(arrived()).toEqual(['one@x.test']);
});

test('what was kept for the outbox alone is not sent when a mail server is set later', async () => {
  await backend.mail.send(saying('outbox@x.test'));
  backend.advance(24 * hour);
  await mailer.sendWaiting();
  await backend.mail.sendWaiting();
  expect(arrived()).toEqual([]);
  const [row] = await rows();
  expect(row?.text).toContain('A secret link');
});
