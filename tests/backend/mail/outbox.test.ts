import { createServer, type Server } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#src/backend/app.ts';
import type { Backend } from '#src/backend/context.ts';
import { mails } from '#src/backend/db/schema/auth.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import { linkLetterOf } from '#src/mails/link-letter.ts';
import type { Message } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import { localeCode } from '#src/contract/app/locale.ts';
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
/** A mail of one paragraph. */
const saying = (text: string, changes: Partial<Message> = {}): Message => ({
  to: 'a@b.test',
  kind: 'verify-email',
  brand: 'Fanfare',
  locale: 'en',
  subject: 'Hello',
  preheader: '',
  greeting: 'Hello,',
  blocks: [{ type: 'paragraph', text }],
  ...changes,
});
/** An attribute as a browser reads it. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
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
    const text = 'javascript:alert(1) https://a.test/"onmouseover="alert(1) <b>bold</b>';
    const to = '<img src=x onerror=alert(1)>@x.test';
    await backend.mail.send(saying(text, { to, subject: '<script>alert(1)</script>' }));
    const [row] = await backend.db.select().from(mails);
    for (const path of ['/outbox', '/outbox/100000', `/outbox/${row?.id}`]) {
      const { text } = await page(path);
      expect(text).not.toMatch(/<script>|<img|<b>|href="javascript|" ?onmouseover/);
    }
  });

  test('shows the HTML beside the text, in a frame that runs nothing and may only have its own styles', async () => {
    await backend.mail.send(saying('Said "twice" & once'));
    const [row] = await backend.db.select().from(mails);
    const answer = await backend.fetch(`/outbox/${row?.id}`);
    const text = await answer.text();
    const [, frame = ''] = /<iframe([^>]*)>/.exec(text) ?? [];
    expect(frame).toContain('title="The mail as HTML"');
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const [, document = ''] = /srcdoc="([^"]*)"/.exec(frame) ?? [];
    expect(unescaped(document)).toBe(row?.html);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'nonce-");
    expect(policy).toMatch(/'sha256-[\w+/]{43}='; style-src-attr 'unsafe-inline'; base-uri/);
    expect(policy).not.toMatch(/script-src|style-src [^;]*unsafe/);
    const list = await backend.fetch('/outbox');
    expect(list.headers.get('Content-Security-Policy')).not.toContain('unsafe');
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
      const particulars = { to: 'a@b.test', name: '<Ada>', link };
      const mail = linkLetterOf('Fanfare', kind, locale, particulars);
      const [text, html] = [textOf(mail), htmlOf(mail)];
      expect(text).toContain(link);
      expect(text).toContain('Fanfare');
      expect(text).toContain('60');
      expect(`${mail.subject}${text}`).not.toMatch(/[{}]/);
      expect(html).not.toContain('<Ada>');
      expect(html).toContain(`lang="${locale}"`);
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
    const text = textOf(
      linkLetterOf('Fanfare', 'verify-email', 'en', { to: 'a@b.test', name, link }),
    );
    expect(text).toMatch(/^Hello /);
    expect(text.split('\n')[0]).toBe(`Hello ${said},`);
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
    await mailer.send(saying('A secret link'));
    await mailer.close();
    server.close();
    // Long lines of the HTML are broken by quoted-printable.
    const mail = received.join('\n').replaceAll('=\n', '');
    expect(mail).toContain('Content-Type: multipart/alternative');
    expect(mail.match(/A secret link/g)).toHaveLength(2);
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
    await mailer.send(saying('x'));
    await mailer.close();
    const [row] = await db.select().from(mails);
    expect(row?.error).toContain('ECONNREFUSED');
    expect(backend.logged.join()).toContain('mail: not delivered');
  });
});
