import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { captions, files } from '#src/backend/db/schema/files.ts';
import { captionsAnswer } from '#src/contract/media/captions.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { openBrowser, refusalOf, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { hostileTexts, storeFile, writePost } from '../../world.ts';
import { cues, fileOf, putCaption, storeFilm } from './film.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  await storeFilm(backend, 'ada', { hash: 'film' });
});

const put = (language: string, text = cues) => putCaption(ada, 'film', language, text);
const kept = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return captionsAnswer.parse(await answer.json()).data;
};
const languages = async (answer: Response) => (await kept(answer)).map(({ language }) => language);
const remove = async (language: string, browser = ada, hash = 'film') =>
  (await browser.send('DELETE', `/api/v1/files/${hash}/captions/${language}`)).status;
const addressOf = async (language: string) =>
  (await fileOf(ada, 'film')).data.captions?.find((one) => one.language === language)?.url ?? '';
const row = async () => {
  const [found] = await backend.db.select().from(files).where(eq(files.hash, 'film'));
  return found;
};

test('captions of several languages stand with their video, and go one by one', async () => {
  expect((await fileOf(ada, 'film')).data).not.toHaveProperty('captions');
  expect(await languages(await put('fr'))).toEqual(['fr']);
  expect(await languages(await put('pt-br'))).toEqual(['fr', 'pt-BR']);
  expect(await languages(await put('PT-BR'))).toEqual(['fr', 'pt-BR']);
  const text = await (await ada.get(await addressOf('fr'))).text();
  expect(text).toBe(`${cues}\n`);
  expect([await remove('fr'), await remove('fr'), await remove('ru')]).toEqual([204, 204, 204]);
  expect((await fileOf(ada, 'film')).data.captions).toHaveLength(1);
  expect(await remove('pt-BR')).toBe(204);
  expect(await backend.db.select().from(captions)).toEqual([]);
  expect(await row()).toMatchObject({ captions: null, bytes: 0 });
});

test('are bytes as others, with another address once their text is another', async () => {
  await put('en');
  const first = await addressOf('en');
  await put('en');
  expect(await addressOf('en')).toBe(first);
  const answer = await ada.get(first);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'content-length': String(cues.length + 1),
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const etag = answer.headers.get('etag') ?? '';
  expect((await ada.get(first, { 'If-None-Match': etag })).status).toBe(304);
  const part = await ada.get(first, { Range: 'bytes=0-5' });
  expect([part.status, await part.text()]).toEqual([206, 'WEBVTT']);
  await put('en', `${cues}\nMore.`);
  const second = await addressOf('en');
  expect(second).not.toBe(first);
  expect((await ada.get(first)).status).toBe(404);
  const now = await ada.get(second);
  expect([await now.text(), now.headers.get('etag') !== etag]).toEqual([`${cues}\nMore.\n`, true]);
  const renewed = await ada.post('/api/v1/media/addresses', { addresses: [first, second] });
  expect(await renewed.json()).toEqual({
    data: [
      { address: first, now: second },
      { address: second, now: second },
    ],
  });
});

test('SubRip is kept as WebVTT, and what looks like markup comes back as text', async () => {
  await put('en', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHi');
  const vtt = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nHi\n';
  expect(await (await ada.get(await addressOf('en'))).text()).toBe(vtt);
  for (const text of hostileTexts) {
    await kept(await put('en', `${cues}\n${text}!`));
    const answer = await ada.get(await addressOf('en'));
    expect(await answer.text()).toBe(`${cues}\n${text}!\n`);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  }
});

describe('refuses', () => {
  test.each([
    ['en', 'Once upon a time', 'text'],
    ['en', 'WEBVTT\n\nNothing', 'text'],
    ['en', '', 'text'],
    ['en', cues.padEnd(500_001, 'x'), 'text'],
    ['en_US', cues, 'language'],
    ['x', cues, 'language'],
    ['%3Cb%3E', cues, 'language'],
    ['de-1994-1996-a-very-long-extension-of-it', cues, 'language'],
  ])('%s: %.20s', async (language, text, field) => {
    const refusal = await refusalOf(await put(language, text));
    expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    expect(await backend.db.select().from(captions)).toEqual([]);
  });

  test('the twenty-first language, but not another text of the twentieth', async () => {
    const twenty = Array.from('abcdefghijklmnopqrst', (letter) => `q${letter}a`);
    for (const language of twenty) expect((await put(language)).status).toBe(200);
    expect((await refusalOf(await put('en'))).errors).toHaveProperty('language');
    expect(await languages(await put('qta', `${cues}\nMore.`))).toEqual(twenty);
  });

  test('what is no video, what is somebody else’s, and guests', async () => {
    const { hash } = await storeFile(backend, 'ada', { purpose: 'post' });
    expect(await refusalOf(await putCaption(ada, hash, 'en', cues))).toMatchObject({
      status: 409,
      code: 'not_a_video',
    });
    expect(await remove('en', ada, hash)).toBe(409);
    const bo = await signedIn(backend, 'bo');
    const guest = await openBrowser(backend);
    await put('en');
    expect((await putCaption(bo, 'film', 'en', cues)).status).toBe(404);
    expect(await remove('en', bo)).toBe(404);
    expect((await putCaption(ada, 'nothing', 'en', cues)).status).toBe(404);
    expect((await putCaption(guest, 'film', 'en', cues)).status).toBe(401);
    expect((await row())?.captions).toHaveLength(1);
  });
});

test('the longest text is taken, whatever its letters', async () => {
  const text = cues.padEnd(500_000, '他');
  await put('zh', text);
  expect(await (await ada.get(await addressOf('zh'))).text()).toBe(`${text}\n`);
});

test('they take of the storage of their owner, who may always shorten them', async () => {
  backend.settings.storagePerMember = 200;
  await kept(await put('en', cues.padEnd(140, 'x')));
  expect((await row())?.bytes).toBe(141);
  expect((await refusalOf(await put('ru', cues.padEnd(60, 'x')))).errors).toEqual({
    text: ['Your storage is full.'],
  });
  expect(await row()).toMatchObject({ bytes: 141, captions: [{ language: 'en' }] });
  backend.settings.storagePerMember = 10;
  await kept(await put('en'));
  expect((await row())?.bytes).toBe(cues.length + 1);
});

test('of a locked video only the languages are said, and their text answers to nobody', async () => {
  await put('en');
  const sold = { isPaid: true, price: 500, media: ['film'] };
  const { id } = await writePost(backend, 'ada', sold);
  const bo = await signedIn(backend, 'bo');
  for (const browser of [bo, await openBrowser(backend)]) {
    const answer = await browser.get(`/api/v1/profiles/ada/posts/${id}`);
    const [media] = postAnswer.parse(await answer.json()).data.media;
    expect(media?.captions).toEqual([{ language: 'en', url: null }]);
  }
  const own = await addressOf('en');
  expect((await bo.get(own.replace(/for=\d+/, 'for=3'))).status).toBe(403);
});

test('they go with their file', async () => {
  await put('en');
  expect((await ada.send('DELETE', '/api/v1/files/film')).status).toBe(204);
  expect(await backend.db.select().from(captions)).toEqual([]);
});
