import { beforeEach, describe, expect, test } from 'vitest';
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

  test('401 for a guest', async () => {
    expect((await (await openBrowser(backend)).get(path)).status).toBe(401);
  });

  test('the name one has is no name that somebody else has', async () => {
    const browser = await signedIn(backend, 'ada');
    const answer = await browser.get('/api/v1/usernames/ada');
    expect(await answer.json()).toMatchObject({ available: true });
  });
});
