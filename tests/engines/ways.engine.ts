import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { t } from '#stories/lib/texts.ts';
import { password } from '#tests/e2e/lib/browser.ts';
import { inEach } from './lib/in-each.ts';

const ada = 2;

/** A picture on the disk, whose name says which try it was. */
const pictureFile = async (): Promise<string> => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-lake-')), 'lake.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#204060' } })
    .png()
    .toFile(file);
  return file;
};

inEach((visit) => {
  test('the age question holds the focus until it is answered, and is not asked again', async () => {
    const { member, go } = visit();
    await go('/');
    await expect.poll(member.dialogs).toBe(1);
    for (let times = 0; times < 4; times += 1) {
      await member.press('Tab');
      expect(await member.isFocusInDialog()).toBe(true);
    }
    await member.click('button', 'I am 18 or older');
    await expect.poll(member.dialogs).toBe(0);
    await go('/explore');
    await member.is('link', /^Log in|^Sign in/);
    expect(await member.dialogs()).toBe(0);
  });

  test('a member signs in', async () => {
    const { member, go } = visit();
    await go('/login');
    await member.type('Email', 'bo@fanfare.test');
    await member.type('Password', password);
    await member.click('button', 'Sign in');
    await expect.poll(member.path).toBe('/');
    await member.is('link', /^Messages/);
  });

  test('a message goes out, and is there after a reload', async () => {
    const { engine, member, go } = visit();
    const words = `Written in another engine, ${crypto.randomUUID()}`;
    await go(`/messages/${ada}`);
    await member.type('Message', words);
    await member.press('Enter');
    await member.sees(words);
    await expect.poll(() => engine.run(() => localStorage.getItem('fanfare.outbox'))).toBeNull();
    await go(`/messages/${ada}`);
    await member.sees(words);
  });

  test('a picture is attached, sent, and drawn', async () => {
    const { engine, member, go } = visit();
    const drawn = () =>
      engine.run(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('[role=log] img')].filter(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          ).length,
      );
    await go(`/messages/${ada}`);
    await member.is('textbox', 'Message');
    const before = await drawn();
    await member.choose(/^/, await pictureFile());
    await member.is('button', 'Remove lake.png');
    await member.click('button', 'Send');
    await expect.poll(drawn).toBeGreaterThan(before);
    await expect.poll(() => engine.run(() => localStorage.getItem('fanfare.outbox'))).toBeNull();
  });

  test('a tip is paid with a card, to its receipt', async () => {
    const { member, go } = visit();
    await go('/fay');
    await member.click('button', 'Send a tip');
    await member.click('radio', '$5.00');
    await member.click('button', 'Continue with $5.00');
    await member.click('button', 'Pay $5.00');
    await member.sees(t('billing.purchase.succeeded.tip', { name: 'Fay Winters' }));
    await member.click('button', 'Done');
    await expect.poll(member.dialogs).toBe(0);
  });

  test('a dialog is opened, gone through both ways, and left by the keyboard', async () => {
    const { engine, member, go } = visit();
    await go('/fay');
    await member.is('button', 'Send a tip');
    await engine.run(() => {
      [...document.querySelectorAll('button')]
        .find(({ innerText }) => innerText.trim() === 'Send a tip')
        ?.focus();
    });
    await member.press('Enter');
    await expect.poll(member.dialogs).toBe(1);
    await expect.poll(member.isFocusInDialog).toBe(true);
    for (const withShift of [false, true]) {
      const stops = new Set<string>();
      for (let times = 0; times < 12; times += 1) {
        await member.press('Tab', withShift);
        expect(await member.isFocusInDialog()).toBe(true);
        stops.add(await member.focus());
      }
      expect([...stops]).toEqual(
        expect.arrayContaining(['Cancel', 'Continue with $3.00', 'Close']),
      );
    }
    await member.press('Escape');
    await expect.poll(member.dialogs).toBe(0);
    await expect.poll(member.focus).toBe('Send a tip');
  });
});
