import { createServer, type Server } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import type { Backend } from '#src/backend/context.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import { mailOf } from '#src/backend/mail/letter.ts';
import { localeCode } from '#src/contract/locale.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const listenOn = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};
const page = async (path: string) => {
  const answer = await backend.fetch(path);
  return { status: answer.status, text: await answer.text() };
};

describe('the outbox', () => {
  test('lists what was mailed and shows each with its link', async () => {
    expect((await page('/outbox')).text).toContain('No mail yet.');
    const browser = await openBrowser(backend);
    await browser.post('/forgot-password', { email: 'ada@fanfare.test' });
    const { text } = await page('/outbox');
    expect(text).toContain('ada@fanfare.test');
    const [, path = ''] = /href="(\/outbox\/\d+)"/.exec(text) ?? [];
    expect((await page(path)).text).toMatch(
      /<a href="http:\/\/fanfare\.test\/reset-password\/[^"]+"/,
    );
    expect((await page('/outbox/99999')).status).toBe(404);
  });

  test('escapes what people wrote', async () => {
    await backend.mail.send({
      to: '<img src=x onerror=alert(1)>@x.test',
      subject: '<script>alert(1)</script>',
      text: 'javascript:alert(1) https://a.test/"onmouseover="alert(1) <b>bold</b>',
      kind: 'test',
    });
    for (const path of ['/outbox', '/outbox/100000', '/outbox/1']) {
      const { text } = await page(path);
      expect(text).not.toMatch(/<script>|<img|<b>|href="javascript|" ?onmouseover/);
    }
  });

  test('is closed in production without the demo world, and whenever there is a mail server', async () => {
    const settings = { ...backend.settings, mode: 'production' as const };
    const statusOf = async (changes: Partial<Backend>) =>
      (await createApp({ ...backend, ...changes }).request('/outbox')).status;
    expect(await statusOf({ settings, isDemo: false })).toBe(404);
    expect(await statusOf({ settings, isDemo: true })).toBe(200);
    const smtpUrl = 'smtp://127.0.0.1:1';
    expect(await statusOf({ settings: { ...backend.settings, smtpUrl } })).toBe(404);
  });
});

describe('the letters', () => {
  test.each(localeCode.options)('%s is complete and names the product', (locale) => {
    for (const kind of ['verify-email', 'reset-password'] as const) {
      const link = 'https://fanfare.test/x?a=1&b=2';
      const mail = mailOf('Fanfare', kind, locale, { to: 'a@b.test', name: '<Ada>', link });
      expect(mail.text).toContain(link);
      expect(mail.text).toContain('Fanfare');
      expect(mail.text).toContain('60');
      expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/);
      expect(mail.html).not.toContain('<Ada>');
      expect(mail.html).toContain(`lang="${locale}"`);
    }
  });

  test.each([
    ['https://evil.com/win', 'https:// evil. com/ win'],
    ['Win at evil.com', 'Win at evil. com'],
    ['help@evil.com', 'help@ evil. com'],
    ['Ada \u202emoc.live\nBcc: x', 'Ada moc. live Bcc: x'],
    ["J.R. Bo $' $&", "J.R. Bo $' $&"],
    ['👩\u200d🚀 Ada', '👩\u200d🚀 Ada'],
    ['x'.repeat(90), 'x'.repeat(50)],
  ])('a name of before the rules, %j, is said as %j', (name, said) => {
    const link = 'https://fanfare.test/x';
    const mail = mailOf('Fanfare', 'verify-email', 'en', { to: 'a@b.test', name, link });
    expect(mail.text).toMatch(/^Hello /);
    expect(mail.text.split('\n')[0]).toBe(`Hello ${said},`);
  });

  test('a member’s own language comes before the cookie', async () => {
    const browser = await signedIn(backend, 'dee');
    await browser.send('PUT', '/api/v1/me/site_settings', { preferred_locale: 'fr' });
    browser.cookies.set('locale', 'ru');
    await browser.post('/email/verification-notification');
    const [mail] = await backend.db.select().from(mails);
    expect(mail?.subject).toBe('Vérifiez votre adresse e-mail');
  });

  test.each([
    ['locale=ru', 'Сброс пароля'],
    ['locale=xx', 'Reset your password'],
  ])('a guest with %s gets "%s"', async (cookie, subject) => {
    const browser = await openBrowser(backend);
    browser.cookies.set('locale', cookie.split('=')[1] ?? '');
    await browser.post('/forgot-password', { email: 'ada@fanfare.test' });
    const [mail] = await backend.db.select().from(mails);
    expect(mail?.subject).toBe(subject);
  });
});

describe('SMTP', () => {
  test('hands the mail in without making anyone wait, and keeps no text of it', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 hello\r\n');
      let isData = false;
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (isData && line !== '.') continue;
          if (line === 'DATA') isData = true;
          else if (line === '.') isData = false;
          socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
        }
      });
    });
    const port = await listenOn(server);
    const { settings, db, log, clock } = backend;
    const withSmtp = { ...settings, smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
    const mailer = createMailer({ db, log, clock, settings: withSmtp });
    await mailer.send({ to: 'a@b.test', subject: 'Hello', text: 'A secret link', kind: 'test' });
    await mailer.close();
    server.close();
    expect(received.join('\n')).toContain('A secret link');
    const [row] = await db.select().from(mails);
    expect(row).toMatchObject({ text: '', html: null, error: null });
    expect(row?.sentAt).not.toBeNull();
  });

  test('a mail server that is down is noted, and nobody fails', async () => {
    const { settings, db, log, clock } = backend;
    const server = createServer();
    const port = await listenOn(server);
    server.close();
    const dead = { ...settings, smtpUrl: `smtp://127.0.0.1:${port}` };
    const mailer = createMailer({ db, log, clock, settings: dead });
    await mailer.send({ to: 'a@b.test', subject: 'Hello', text: 'x', kind: 'test' });
    await mailer.close();
    const [row] = await db.select().from(mails);
    expect(row?.error).toContain('ECONNREFUSED');
    expect(backend.logged.join()).toContain('mail: not delivered');
  });
});
