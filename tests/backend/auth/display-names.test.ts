import { expect, test } from 'vitest';
import { tidyDisplayName } from '#src/backend/auth/display-names.ts';
import { createTestBackend } from '../harness.ts';
import { openBrowser, refusalOf, signedIn } from './browser.ts';
import { gil } from './newcomer.ts';

const refusals: [string, string][] = [
  ['turned around', 'Ada \u202emoc.live'],
  ['isolated', '\u2066Ada\u2069'],
  ['with a space of no width', 'A\u200bda'],
  ['with a soft hyphen', 'A\u00adda'],
  ['with tags', 'Ada\u{e0041}'],
  ['with a bell', 'Ada\u0007'],
  ['of two lines', 'Ada\u2028Bo'],
  ['of an empty letter', '\u3164'],
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
];

test.each(refusals)('a name %s is refused', (_, name) => {
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
