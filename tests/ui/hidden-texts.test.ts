import { expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';

const plain = makeTexts('en', en);
const hiding = plain.hiding({ names: true, amounts: true });
const price = { amount: 99_900, currency: 'USD' };
const ada = { displayName: 'Ada Marlow' };

test('names and usernames in texts are cloaked, by every way to say one', () => {
  expect(hiding.t('posts.postCard.by', { name: 'Ada Marlow' })).toBe('Post by A. M.');
  expect(hiding.say('people.follow.left', { name: 'Ada Marlow' })).not.toContain('Ada');
  expect(
    hiding.plural('chat.noticeText.postLikedBy', 2, { name: 'Ada Marlow', title: 'Fog' }),
  ).toMatch(/^A\. M\. and 2 others/);
  expect(hiding.t('people.profile.documentTitle', { name: 'Ada Marlow', username: 'ada' })).toBe(
    'A. M. (@…)',
  );
  expect(hiding.nameOf(ada)).toBe('A. M.');
});

test('a copied link is hidden, and one that has to be copied by hand is not', () => {
  const link = 'https://fanfare.test/ada/post/11';
  expect(hiding.say('posts.postPage.copied', { link })).not.toContain('ada');
  expect(hiding.say('posts.postPage.copyRefused', { url: link })).toContain(link);
  expect(plain.say('posts.postPage.copied', { link })).toContain(link);
});

test('a word where a name might stand is said as it is', () => {
  expect(hiding.t('chat.noticeText.followed', { name: { word: 'Someone' } })).toBe(
    'Someone followed you.',
  );
  expect(hiding.nameOf(null, 'Deleted account')).toBe('Deleted account');
});

test('amounts are dots, which say nothing of how large they are', () => {
  const small = { amount: 1, currency: 'JPY' };
  expect(hiding.money(price)).toBe(hiding.money(small));
  expect(hiding.money(price)).toMatch(/^•+$/);
  expect(hiding.say('billing.unfinishedPayments.paid', { amount: price, name: 'Bo' })).not.toMatch(
    /\d/,
  );
  expect(hiding.number(999, { style: 'currency', currency: 'USD' })).toMatch(/^•+$/);
  expect(hiding.number(999)).toBe('999');
});

test('what must stay plain is asked for by its name', () => {
  const confirmed = hiding.hiding({ amounts: false });
  expect(confirmed.money(price)).toBe('$999.00');
  expect(confirmed.nameOf(ada)).toBe('A. M.');
  expect(plain.money(price)).toBe('$999.00');
  expect(plain.nameOf(ada)).toBe('Ada Marlow');
});
