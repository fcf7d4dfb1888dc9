import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes, type RouteName } from '#machines/navigation/routes.ts';
import { browse, viewers } from './browser.ts';
import { expected, spec, type Memory, type Who } from './oracle.ts';

const names = Object.keys(spec) as RouteName[];
const people = Object.keys(viewers) as Who[];

const checkCase = async (who: Who, asked: RouteName, memory: Memory) => {
  const browser = await browse(spec[asked].path, viewers[who], {
    ...(memory.cookie === undefined ? {} : { cookie: memory.cookie }),
    ...(memory.stored === undefined
      ? {}
      : { stored: JSON.stringify({ path: spec[memory.stored].path, owner: null }) }),
  });
  const end = expected(who, asked, memory);
  const label = `${who} asks for ${asked} with ${JSON.stringify(memory)}`;
  expect(browser.admitted.length, `${label}: only the last place is ever drawn`).toBe(1);
  expect(browser.cookies.size, `${label}: the cookie is gone`).toBe(0);
  const location = browser.location();
  expect(
    { path: location?.path, refused: location?.refused, stored: browser.stored()?.path ?? null },
    label,
  ).toEqual(end);
  expect(browser.here().path, `${label}: the address bar agrees`).toBe(end.path);
};

describe('the six rules', () => {
  it('know every route of the spec and no other', () => {
    expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('agree with the oracle for all routes, people and one of each memory', async () => {
    for (const who of people) {
      for (const asked of names) {
        await checkCase(who, asked, {});
        await checkCase(who, asked, { cookie: 'settingsSite' });
        await checkCase(who, asked, { stored: 'messages' });
      }
    }
  });

  it('lead on from a mailed link that worked, and not from one that did not', async () => {
    const stored = JSON.stringify({ path: '/messages', owner: null });
    const end = async (query: string) =>
      (await browse(`/email-verified${query}`, viewers.member, { stored })).location()?.path;
    expect(await end('?verified=1')).toBe('/messages');
    for (const query of ['?error=expired', '?error=unauthorized'])
      expect(await end(query)).toBe(`/email-verified${query}`);
  });

  it('lead a member without a studio from Billing to what they paid', async () => {
    const { member } = viewers;
    const end = async (hasStudio: boolean) =>
      (await browse('/billing', member && { ...member, hasStudio }, {})).location()?.path;
    expect(await end(false)).toBe('/billing/sent');
    expect(await end(true)).toBe('/billing/received');
  });

  it('agree with the oracle for any memory', async () => {
    const name = fc.constantFrom(...names);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...people),
        name,
        fc.record({ cookie: name, stored: name }, { requiredKeys: [] }),
        checkCase,
      ),
      { numRuns: 1000 },
    );
  });
});
