import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, refusalOf, signedIn } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { jpeg, upload } from '../files/uploading.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

type Session = Awaited<ReturnType<typeof signedIn>>;

/** An upload of that purpose, when it is ready. */
const ready = async (browser: Session, purpose: string): Promise<string> => {
  const answer = await upload(backend, browser, await jpeg(), { purpose });
  const { fileHash: hash } = (await answer.json()) as { fileHash: string };
  await expect
    .poll(async () => (await browser.get(`/api/v1/files/${hash}`)).json())
    .toMatchObject({ data: { status: 'ready' } });
  return hash;
};
const own = async (browser: Session) => (await browser.get('/api/v1/me/pictures')).json();
const seen = async (browser: Session) => (await browser.get('/api/v1/profiles/ada')).json();

describe('the pictures of a member', () => {
  test('a banner is shown to others, cut as its owner says, and taken away', async () => {
    const browser = await signedIn(backend, 'ada');
    const hash = await ready(browser, 'banner');
    const shown = await browser.send('POST', '/api/v1/me/banner', { hash });
    const banner = { url: `/storage/${hash}/full` };
    expect([shown.status, await shown.json()]).toMatchObject([200, { data: { banner } }]);
    const align = { x: 20, y: 80, scale: 1.5 };
    await browser.send('PATCH', '/api/v1/me/banner/alignment', align);
    expect(await seen(browser)).toMatchObject({ data: { banner, banner_align: align } });
    await browser.send('POST', '/api/v1/me/banner', { hash: await ready(browser, 'banner') });
    expect(await own(browser)).toMatchObject({
      data: { banner_align: { x: 50, y: 50, scale: 1 } },
    });
    await browser.send('DELETE', '/api/v1/me/banner');
    expect(await seen(browser)).toMatchObject({ data: { banner: null } });
  });

  test('a face is shown beside the name, and taken away', async () => {
    const browser = await signedIn(backend, 'ada');
    const hash = await ready(browser, 'avatar');
    await browser.send('POST', '/api/v1/me/profile_photo', { hash });
    const face = { data: { profile_photo: `/storage/${hash}/thumb` } };
    expect(await (await browser.get('/api/v1/me')).json()).toMatchObject(face);
    await browser.send('DELETE', '/api/v1/me/profile_photo');
    expect(await own(browser)).toMatchObject({ data: { profile_photo: null } });
  });

  test('422 for a file of somebody else, of another purpose, and for none', async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const wrong = [await ready(bo, 'banner'), await ready(ada, 'message'), 'none'];
    for (const hash of wrong) {
      const answer = await ada.send('POST', '/api/v1/me/banner', { hash });
      expect(await refusalOf(answer)).toMatchObject({
        errors: { hash: ['The selected hash is invalid.'] },
      });
    }
    expect(await own(ada)).toMatchObject({ data: { banner: null } });
  });

  test('422 for a cut outside of the picture', async () => {
    const browser = await signedIn(backend, 'ada');
    const align = { x: -1, y: 50, scale: 1 };
    const answer = await browser.send('PATCH', '/api/v1/me/banner/alignment', align);
    expect(answer.status).toBe(422);
  });

  test('401 for a guest', async () => {
    expect((await (await openBrowser(backend)).get('/api/v1/me/pictures')).status).toBe(401);
  });
});
