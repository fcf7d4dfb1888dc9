import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '#src/backend/jobs.table.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import { mailStopAnswer } from '#src/contract/app/mail-stop.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { SmtpServer } from '../../lib/jobs/smtp.ts';
import { idOf, type Name } from '../../world.ts';
import { choose, day, give, kindsOf, mailed } from './mail-world.ts';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});

/** Token at the end of the latest mail. */
const stopOf = async (name: Name) =>
  /\/mail-stop\/(\S+)/.exec((await mailed(backend, name)).at(-1)?.text ?? '')?.[1] ?? '';
const ask = async (way: 'look' | 'press', token: string) => {
  const browser = await openBrowser(backend);
  const answer = await browser.post(`/api/v1/mail_stop/${way}`, { token });
  return answer.status === 200 ? mailStopAnswer.parse(await answer.json()).data : answer.status;
};

describe('the link at the end', () => {
  it('stops mails of its kind, without signing in, once it is pressed', async () => {
    await give(bo);
    const token = await stopOf('bo');
    expect(await ask('look', token)).toEqual({ subject: 'receipts', is_stopped: false });
    expect(await ask('look', token)).toEqual({ subject: 'receipts', is_stopped: false });
    expect(await ask('press', token)).toEqual({ subject: 'receipts', is_stopped: true });
    expect(await ask('press', token)).toEqual({ subject: 'receipts', is_stopped: true });
    expect(backend.published.at(-1)?.event).toMatch(/SettingsUpdated$/);
    await give(bo);
    expect(await kindsOf(backend, 'bo')).toEqual(['receipt']);
    expect((await choose(bo, {})).mail).toMatchObject({ receipts: 'off', refunds: 'at_once' });
  });

  it('of a day’s mail stops everything that comes once a day', async () => {
    await give(bo);
    backend.advance(day);
    const token = await stopOf('ada');
    ada = await signedIn(backend, 'ada');
    expect(await ask('press', token)).toEqual({ subject: 'digest', is_stopped: true });
    expect((await choose(ada, {})).mail).toMatchObject({
      comments: 'off',
      followers: 'off',
      purchases: 'off',
      subscribers: 'at_once',
    });
  });

  it('stops them by one click of a mail program, which has no session and sends a form', async () => {
    await give(bo);
    const token = await stopOf('bo');
    const address = `/api/v1/mail_stop/one_click/${token}`;
    const looked = await backend.fetch(address, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('Location')]).toEqual([302, `/mail-stop/${token}`]);
    expect((await choose(bo, {})).mail.receipts).toBe('at_once');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await backend.fetch(address, { method: 'POST', body })).status).toBe(204);
    expect((await choose(bo, {})).mail.receipts).toBe('off');
  });

  it('is nobody else’s: a token that we did not write answers 404', async () => {
    await give(bo);
    const token = await stopOf('bo');
    const [id = '', subject = '', proof = ''] = token.split('-');
    const forged = [
      `${idOf('ada')}-${subject}-${proof}`,
      `${id}-payouts-${proof}`,
      `${id}-${subject}-${'0'.repeat(64)}`,
      `${id}-${subject}`,
      'x',
    ];
    for (const one of forged) {
      expect(await ask('look', one)).toBe(404);
      expect(await ask('press', one)).toBe(404);
    }
    expect(await ask('press', '')).toBe(422);
    expect((await choose(ada, {})).mail.receipts).toBe('at_once');
  });

  it('is offered to mail programs by headers, and only where there is something to stop', async () => {
    const smtp = new SmtpServer();
    await smtp.come();
    const { db, log, clock } = backend;
    const settings = { ...backend.settings, smtpUrl: smtp.url };
    const mail = createMailer({ db, log, clock, settings });
    const through = { ...backend, settings, mail };
    await give(bo);
    await runJobs(through);
    await mail.sendWaiting();
    await bo.post('/forgot-password', { email: 'bo@fanfare.test' });
    await mail.close();
    await smtp.go();
    const [{ text } = { text: '' }] = smtp.received;
    expect(text).toMatch(
      /^List-Unsubscribe:\s+<http:\/\/fanfare\.test\/api\/v1\/mail_stop\/one_click\/3-receipts-[0-9a-f]{64}>/m,
    );
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });
});
