import { describe, expect, it } from 'vitest';
import { personalKeys, storageKeys } from '#src/app/storage-keys.ts';
import { storedThings } from '#src/app/storage-registry.ts';

/** Names that are not ours to choose: of the specification, of Laravel, of the socket's library. */
const given = [
  'locale',
  'XSRF-TOKEN',
  'remember_web_*',
  'pusherTransportTLS, pusherTransportNonTLS',
];
const product = (slug: string) => ({ slug, sessionCookie: null });
const keysOf = (slug: string) => storedThings(product(slug), false).map(({ key }) => key);

describe('the storage registry', () => {
  it('says of everything what it is for and how long it stays, once', () => {
    const things = storedThings(product('fanfare'), false);
    const names = things.map(({ key, kind }) => `${kind} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(things.every(({ purpose, lifetime }) => purpose !== '' && lifetime !== '')).toBe(true);
    expect(personalKeys(storageKeys('fanfare'))).toEqual([
      'fanfare.post-login-redirect',
      'fanfare.drafts',
      'fanfare.post-drafts',
      'fanfare.pictures',
      'fanfare.forms',
      'fanfare.outbox',
      'fanfare.deletions',
      'fanfare.chat-deletions',
      'fanfare.reminders',
      'fanfare.searches',
      'fanfare.places',
    ]);
  });

  it('names everything after the product, but for the names that are given', () => {
    const own = keysOf('other').filter((key) => !given.includes(key));
    expect(own.filter((key) => !/^other[._]/.test(key))).toEqual([]);
    expect(own).toHaveLength(keysOf('other').length - given.length);
  });

  it('names the session cookie as the server does', () => {
    const things = storedThings({ slug: 'other', sessionCookie: 'laravel-session' }, true);
    expect(things.find(({ purpose }) => purpose === 'session')?.key).toBe('laravel-session');
  });

  it('lists every key of the app, and of two products none twice', () => {
    const { tab, channel, ...stored } = storageKeys('other');
    expect(Object.values(stored).filter((key) => !keysOf('other').includes(key))).toEqual([]);
    const shared = Object.values(storageKeys('fanfare')).filter((key) =>
      Object.values<string>({ ...stored, tab, channel }).includes(key),
    );
    expect(shared).toEqual(['locale']);
  });
});
