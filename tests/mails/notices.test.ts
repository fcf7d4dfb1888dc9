import { expect, test } from 'vitest';
import { localeCode } from '#src/contract/app/locale.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import type { Message } from '#src/mails/message.ts';
import { noticeLetterOf } from '#src/mails/notice-letter.ts';
import { textOf } from '#src/mails/text-part.ts';
import { hidden, letters } from '#stories/mails/letters.ts';

const named = /Bo Lindqvist|Kitchen session|12[.,]50/;
const stoppable = Object.values(letters).flatMap((letter) => {
  const message = letter('en');
  return message.stopToken === undefined ? [] : [{ kind: message.kind, letter }];
});
const both = (message: Message) => textOf(message) + htmlOf(message);

test('a letter that can be stopped names nobody where a locked screen shows it', () => {
  expect(stoppable.length).toBe(16);
  for (const { letter } of stoppable)
    for (const locale of localeCode.options) {
      const { subject, preheader } = letter(locale);
      expect(`${subject} ${preheader}`).not.toMatch(named);
    }
});

test('it ends with the way to stop it', () => {
  for (const { letter } of stoppable)
    expect(textOf(letter('en')).split('\n').slice(-7)).toEqual([
      'Stop these emails',
      expect.stringMatching(/^https:\/\/fanfare\.example\/mail-stop\/7-/),
      '',
      'Choose your emails',
      'https://fanfare.example/settings/site#site-notifications',
      '',
      'Fanfare',
    ]);
});

test('with hidden content nothing of it is in either part', () => {
  for (const locale of localeCode.options) {
    expect(both(hidden.receipt(locale))).not.toMatch(named);
    expect(both(hidden.receipt(locale))).toContain('T-128');
    expect(both(hidden.digest(locale))).not.toMatch(/\d[.,]\d{2}/);
    expect(both(letters.digest(locale))).toMatch(/25[.,]00/);
  }
});

test.each(['<img src=x onerror=alert(1)>', 'https://evil.example/win', 'a@evil.example'])(
  '%j as a name or a title is text, and no link',
  (hostile) => {
    const person = {
      id: 3,
      username: 'bo',
      display_name: hostile,
      profile_photo: null,
      is_verified: false,
    };
    const facts = { amount: null, number: null, until: null, path: '/bo' };
    const notice = { ...facts, kind: 'post_liked', person, title: hostile } as const;
    const message = noticeLetterOf('Fanfare', 'en', notice, {
      to: 'ada@fanfare.example',
      name: 'Ada',
      site: 'https://fanfare.example',
      stopToken: '7-likes-5d1c',
      hidesContent: false,
    });
    expect(htmlOf(message)).not.toMatch(/<img|evil\.example/);
    expect(textOf(message)).not.toContain('evil.example');
  },
);
