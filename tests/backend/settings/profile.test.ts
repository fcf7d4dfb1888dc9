import { beforeEach, describe, expect, test } from 'vitest';
import { ownProfileAnswer } from '#src/contract/auth/auth.ts';
import { profileAnswer } from '#src/contract/people/profile.ts';
import { openBrowser, refusalOf, signedIn } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const path = '/api/v1/me/profile';
const words = { display_name: 'Ada B.', username: 'ada-b', about: 'Ceramics, and glazes.' };

describe('/me/profile', () => {
  test('what is saved is what everybody reads under the new username', async () => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.send('PUT', path, words);
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: words }]);
    expect(await (await browser.get(path)).json()).toMatchObject({ data: words });
    const read = await (await browser.get('/api/v1/profiles/ada-b')).json();
    expect(read).toMatchObject({ data: { about: words.about, username: 'ada-b' } });
  });

  test('no words about oneself are kept as none', async () => {
    const browser = await signedIn(backend, 'ada');
    await browser.send('PUT', path, { ...words, about: '  ' });
    expect(await (await browser.get(path)).json()).toMatchObject({ data: { about: null } });
  });

  test.each([
    ['bo', 'The username has already been taken.'],
    ['BO', 'The username has already been taken.'],
    ['settings', 'The username is reserved.'],
    ['a b', 'The username field format is invalid.'],
  ])('422 beside the username for %s, and nothing is saved', async (username, why) => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.send('PUT', path, { ...words, username });
    expect(await refusalOf(answer)).toMatchObject({ errors: { username: [why] } });
    expect(await (await browser.get(path)).json()).toMatchObject({ data: { username: 'ada' } });
  });

  test('422 beside the name for a link, and beside the words for too many of them', async () => {
    const browser = await signedIn(backend, 'ada');
    const link = await browser.send('PUT', path, { ...words, display_name: 'see ada.example.com' });
    expect(await refusalOf(link)).toMatchObject({
      errors: { display_name: ['The display name field must not be a link.'] },
    });
    const long = await browser.send('PUT', path, { ...words, about: 'x'.repeat(1001) });
    expect(await refusalOf(long)).toMatchObject({
      errors: { about: ['The about field must not be greater than 1000 characters.'] },
    });
  });

  test('a country is kept, shown on the profile, left alone by who does not name it, and taken back', async () => {
    const browser = await signedIn(backend, 'ada');
    const country = async () =>
      profileAnswer.parse(await (await browser.get('/api/v1/profiles/ada-b')).json()).data.country;
    await browser.send('PUT', path, { ...words, country: 'PT' });
    expect(await country()).toBe('PT');
    await browser.send('PUT', path, words);
    expect(await country()).toBe('PT');
    const answer = await browser.send('PUT', path, { ...words, country: 'XX' });
    expect(await refusalOf(answer)).toMatchObject({
      errors: { country: ['The selected country is invalid.'] },
    });
    await browser.send('PUT', path, { ...words, country: null });
    expect(await country()).toBeNull();
  });

  test('409 for a change of what another device changed meanwhile, and nothing is overwritten', async () => {
    const [phone, desk] = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada')];
    const { data: read } = ownProfileAnswer.parse(await (await phone.get(path)).json());
    const saved = await desk.send('PUT', path, { ...words, version: read.version });
    expect(saved.status).toBe(200);
    const { data: now } = ownProfileAnswer.parse(await saved.json());
    const mine = { ...words, about: 'Kilns.' };
    const late = await phone.send('PUT', path, { ...mine, version: read.version });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'stale' }]);
    expect(await (await phone.get(path)).json()).toMatchObject({ data: words });
    expect((await phone.send('PUT', path, { ...mine, version: now.version })).status).toBe(200);
    expect((await desk.send('PUT', path, words)).status).toBe(200);
  });

  test('of two devices that save at once, one is asked', async () => {
    const devices = [await signedIn(backend, 'ada'), await signedIn(backend, 'ada')];
    for (let round = 0; round < 10; round += 1) {
      const { data } = ownProfileAnswer.parse(await (await devices[0]?.get(path))?.json());
      const answers = await Promise.all(
        devices.map((device, at) =>
          device.send('PUT', path, {
            ...words,
            about: `Round ${round} of ${at}`,
            version: data.version,
          }),
        ),
      );
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    }
  });

  test('401 for a guest', async () => {
    expect((await (await openBrowser(backend)).get(path)).status).toBe(401);
  });

  test('the name one has is no name that somebody else has', async () => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.get('/api/v1/usernames/ada');
    expect(await answer.json()).toMatchObject({ available: true });
  });
});
