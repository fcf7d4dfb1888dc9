import { describe, expect, test } from 'vitest';
import { tidyDisplayName } from '#src/backend/auth/members/display-names.ts';
import { skeletonOf } from '#src/backend/auth/members/look-alikes.ts';
import { growth } from '#tests/lib/growth.ts';
import { unseenTexts } from '#tests/lib/unseen-texts.ts';
import { createTestBackend } from '../../harness.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../browser.ts';
import { gil } from '../newcomer.ts';

const refusals: [string, string][] = [
  ['turned around', 'Ada \u202emoc.live'],
  ['isolated', '\u2066Ada\u2069'],
  ['with a space of no width', 'A\u200bda'],
  ['with a soft hyphen', 'A\u00adda'],
  ['with tags', 'Ada\u{e0041}'],
  ['with a bell', 'Ada\u0007'],
  ['of two lines', 'Ada\u2028Bo'],
  ['of an empty letter', '\u3164'],
  ['with Braille without a dot', 'Ada\u2800'],
  ['with a variation of nothing', '\ufe0fAda'],
  ['with a variation of a space', 'Ada \ufe0f Bo'],
  ['with a variation of a letter', 'A\ufe0fda'],
  ['with another variation of a letter', 'A\ufe00da'],
  ['with a variation of a letter of another script', 'Ada\u{e0100}'],
  ['with two variations', '❤\ufe0f\ufe0f Ada'],
  ['with a mark of byte order inside', 'A\ufeffda'],
  ['with a loose joiner', 'Ada \u200d'],
  ['under a tower', `A${'\u0301'.repeat(8)}`],
  ['an address', 'https://evil.test'],
  ['a host', 'Win at evil.com'],
  ['www', 'www.evil'],
  ['a mail address', 'help@evil.com'],
  ['support', 'Support'],
  ['a moderator', 'M0DERATOR'],
  ['the brand', 'Fanfare Support'],
  ['the brand in pieces', 'F a n f a r e'],
  ['the brand with accents', 'Fánfarē'],
  ['the brand in letters of two scripts', 'Fаnfаrе'],
  ['a role in letters of two scripts', 'Ѕuрроrt'],
  ['a role in letters of mathematics', '𝐒𝐮𝐩𝐩𝐨𝐫𝐭'],
];

test.each(refusals)('a name %s is refused', (_, name) => {
  expect(() => tidyDisplayName(name, 'Fanfare')).toThrow(/display name/);
});

test.each(Object.entries(unseenTexts))('a name of %s alone is refused', (_, name) => {
  expect(() => tidyDisplayName(name, 'Fanfare')).toThrow(/display name/);
});

test.each([
  ['Ada Marlow', 'Ada Marlow'],
  ['  Ada \t Marlow ', 'Ada Marlow'],
  ['Jose\u0301', 'José'],
  ['St. John', 'St. John'],
  ['J.R. Bo', 'J.R. Bo'],
  ['👩\u200d🚀 Ada 🏳️\u200d🌈', '👩\u200d🚀 Ada 🏳️\u200d🌈'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\ufeffAda\ufeff', 'Ada'],
  ['Ada ❤\ufe0f 1\ufe0f\u20e3', 'Ada ❤\ufe0f 1\ufe0f\u20e3'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['Анна', 'Анна'],
  ['王小明', '王小明'],
  ['Supportive Sam', 'Supportive Sam'],
])('%s is a name', (given, kept) => {
  expect(tidyDisplayName(given, 'Fanfare')).toBe(kept);
});

test('it is asked wherever a name comes in, and kept composed', async () => {
  const backend = await createTestBackend();
  const guest = await openBrowser(backend);
  const bad = await guest.post('/register', { ...gil, display_name: 'Gil \u202eevil' });
  expect((await refusalOf(bad)).errors).toHaveProperty('display_name');
  const named = await guest.post('/register', { ...gil, username: 'Support' });
  expect((await refusalOf(named)).errors).toHaveProperty('username');
  expect((await guest.post('/register', { ...gil, display_name: 'Gi\u0301l' })).status).toBe(201);
  const me = (await (await guest.get('/api/v1/me')).json()) as { data: { display_name: string } };
  expect(me.data.display_name).toBe('Gíl');
  const ada = await signedIn(backend, 'ada');
  const profile = { email: 'ada@fanfare.test', display_name: 'evil.com' };
  expect((await ada.send('PUT', '/user/profile-information', profile)).status).toBe(422);
});

const rename = async (browser: Browser, name: string, displayName: string) => {
  const profile = { email: `${name}@fanfare.test`, display_name: displayName };
  return (await browser.send('PUT', '/user/profile-information', profile)).status;
};

describe('who looks like a verified member', () => {
  const alike = [
    'Ada Marlow',
    'ADA  MARLOW',
    'Аdа Маrlоw',
    'Ada Mar1ow',
    'Adá Marlow',
    'Ada Marlovv',
  ];
  test.each(alike)('as %s', (name) => {
    expect(skeletonOf(name)).toBe(skeletonOf('Ada Marlow'));
  });

  test.each(['Ida Marlow', 'Ada Mallow', 'Ada', 'Адам', 'Ada Marlowe'])('but not as %s', (name) => {
    expect(skeletonOf(name)).not.toBe(skeletonOf('Ada Marlow'));
  });

  test('is refused at registration and rename, and nobody else is', async () => {
    const backend = await createTestBackend();
    const guest = await openBrowser(backend);
    const bad = await guest.post('/register', { ...gil, display_name: 'Аdа Маrlоw' });
    expect((await refusalOf(bad)).errors).toEqual({
      display_name: ['The display name is too like that of a verified member.'],
    });
    const named = await guest.post('/register', { ...gil, username: 'a_d-a' });
    expect((await refusalOf(named)).errors).toEqual({
      username: ['The username has already been taken.'],
    });
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    expect(await rename(bo, 'bo', 'Ada Mаrlow')).toBe(422);
    // Cy is not verified: names alone belong to nobody.
    expect(await rename(bo, 'bo', 'Cy Okafor')).toBe(200);
    expect(await rename(ada, 'ada', 'ada marlow')).toBe(200);
  });

  test('is found in a time that grows with the names and their length alone', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Creator Number ${index} Маrlоw`);
    expect(new Set(names.map(skeletonOf)).size).toBe(10_000);
    const fourth = names.slice(0, 2_500);
    expect(growth((share) => void (share === 1 ? fourth : names).map(skeletonOf))).toBeLessThan(8);
    const name = names.slice(0, 100).join(' ');
    expect(growth((share) => void skeletonOf(name.repeat(share)))).toBeLessThan(8);
  });
});
