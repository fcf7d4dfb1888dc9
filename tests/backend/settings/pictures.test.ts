import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles } from '#src/backend/media/uploads/use.ts';
import { ownPicturesAnswer } from '#src/contract/settings/own-pictures.ts';
import { openBrowser, refusalOf, signedIn } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { jpeg, upload } from '../media/uploads/uploading.ts';

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
const face = '/api/v1/me/profile_photo/alignment';
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

  test('a face is cut to the square that its owner chose, and is whole again', async () => {
    const browser = await signedIn(backend, 'ada');
    const hash = await ready(browser, 'avatar');
    await browser.send('POST', '/api/v1/me/profile_photo', { hash });
    const align = { x: 100, y: 0, scale: 2 };
    const cut = await browser.send('PATCH', face, align);
    const { data } = ownPicturesAnswer.parse(await cut.json());
    const { width = 0, height = 0 } = data.profile_photo_whole ?? {};
    expect(data).toMatchObject({
      profile_photo_whole: { url: `/storage/${hash}/full` },
      profile_photo_align: align,
    });
    const bytes = Buffer.from(
      await (await browser.get(data.profile_photo_full ?? '')).arrayBuffer(),
    );
    const side = Math.round(Math.min(width, height) / 2);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side });
    expect((await browser.send('DELETE', `/api/v1/files/${hash}`)).status).toBe(409);

    // Nobody shows the first cut any more, and a day later it is gone; the whole picture stays.
    const before = data.profile_photo ?? '';
    await browser.send('PATCH', face, { ...align, x: 0 });
    backend.advance(25 * 3_600_000);
    expect(await sweepFiles(backend)).toBe(1);
    expect((await browser.get(before)).status).toBe(403);
    const later = await signedIn(backend, 'ada');
    await later.send('PATCH', face, { x: 50, y: 50, scale: 1 });
    expect(await seen(later)).toMatchObject({
      data: { profile_photo: `/storage/${hash}/thumb`, avatar_align: { x: 50, y: 50, scale: 1 } },
    });
  });

  test('no face is cut from a picture that was replaced meanwhile, nor from none', async () => {
    const browser = await signedIn(backend, 'ada');
    expect((await browser.send('PATCH', face, { x: 1, y: 2, scale: 3 })).status).toBe(422);
    const hashes = [await ready(browser, 'avatar'), await ready(browser, 'avatar')];
    await browser.send('POST', '/api/v1/me/profile_photo', { hash: hashes[0] });
    const [cut] = await Promise.all([
      browser.send('PATCH', face, { x: 1, y: 2, scale: 3 }),
      browser.send('POST', '/api/v1/me/profile_photo', { hash: hashes[1] }),
    ]);
    expect([200, 409]).toContain(cut.status);
    expect(await own(browser)).toMatchObject({
      data: {
        profile_photo: `/storage/${hashes[1]}/thumb`,
        profile_photo_align: { x: 50, y: 50, scale: 1 },
      },
    });
  });

  test('a face and a banner are described in words, which others are read, until another is shown', async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const none = await ada.send('PATCH', '/api/v1/me/banner/alt', { alt: 'A lake.' });
    expect(none.status).toBe(422);
    await ada.send('POST', '/api/v1/me/banner', { hash: await ready(ada, 'banner') });
    await ada.send('POST', '/api/v1/me/profile_photo', { hash: await ready(ada, 'avatar') });
    await ada.send('PATCH', face, { x: 100, y: 0, scale: 2 });
    const said = await ada.send('PATCH', '/api/v1/me/banner/alt', { alt: '  A <b>lake</b>. ' });
    expect([said.status, await said.json()]).toMatchObject([
      200,
      { data: { banner_alt: 'A <b>lake</b>.', profile_photo_alt: null } },
    ]);
    await ada.send('PATCH', '/api/v1/me/profile_photo/alt', { alt: 'Ada, laughing.' });
    await ada.send('PATCH', face, { x: 0, y: 0, scale: 2 });
    expect(await seen(bo)).toMatchObject({
      data: { banner: { alt: 'A <b>lake</b>.' }, profile_photo_alt: 'Ada, laughing.' },
    });
    const long = await ada.send('PATCH', '/api/v1/me/banner/alt', { alt: 'a'.repeat(1001) });
    expect(long.status).toBe(422);
    await ada.send('PATCH', '/api/v1/me/banner/alt', { alt: ' ' });
    await ada.send('POST', '/api/v1/me/profile_photo', { hash: await ready(ada, 'avatar') });
    expect(await seen(bo)).toMatchObject({
      data: { banner: { alt: null }, profile_photo_alt: null },
    });
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
