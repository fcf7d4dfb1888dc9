import { describe, expect, it } from 'vitest';
import { browse, viewers } from './browser.ts';

/** Addresses that a mail program, a proxy or a hand made: each is a page of ours that is not there. */
const odd = [
  '//evil.test/feed',
  '//',
  '///feed',
  '//feed',
  '/%E0%A4%A',
  '/%',
  '/feed?q=%E0%A4%A',
  '/feed#%E0%A4%A',
  '/%2F%2Fevil.test',
  '/feed//',
  '/%00',
];

describe('an odd address', () => {
  it.each(odd)('%j opened from outside ends at a page', async (path) => {
    const { location, here } = await browse(path, viewers.member);
    expect(location()).toBeDefined();
    expect(here().path).toMatch(/^\//);
  });

  it.each(odd)('%j asked for inside ends at a page', async (path) => {
    const { actor, settle, location, admitted } = await browse('/feed', viewers.member);
    actor.send({ type: 'location.requested', path, replace: false });
    await settle();
    expect(admitted).toHaveLength(2);
    expect(location()?.path).toBe(path);
  });

  it('with doubled slashes stands in the address bar as it was typed', async () => {
    const { here, location } = await browse('//evil.test/feed', viewers.member);
    expect(location()?.name).toBeNull();
    expect(here().path).toBe('//evil.test/feed');
  });
});
