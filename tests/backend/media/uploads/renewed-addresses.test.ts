import { beforeEach, expect, it } from 'vitest';
import { avatarUrl, mediaUrl } from '#src/backend/media/addresses.ts';
import { createTestBackend, testOrigin, type TestBackend } from '../../harness.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { ban, idOf, storeFile, writePost } from '../../world.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const renew = async (browser: Browser, addresses: readonly string[]) => {
  const answer = await browser.post('/api/v1/media/addresses', { addresses });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { address: string; now: string }[] };
  return new Map(data.map(({ address, now }) => [address, now]));
};
const post = async (rest: Parameters<typeof writePost>[2] = {}) => {
  const { hash } = await storeFile(backend, 'ada');
  await writePost(backend, 'ada', { media: [hash], ...rest });
  return hash;
};
const hours = (count: number) => backend.advance(count * 3_600_000);

it('a guest and a member get what ended anew, one for each address, and it gives the bytes', async () => {
  const hash = await post();
  for (const [reader, open] of [
    [null, () => openBrowser(backend)],
    [idOf('bo'), () => signedIn(backend, 'bo')],
  ] as const) {
    const ended = ['full', 'thumb'].map(
      (variant) => mediaUrl(backend, hash, variant as 'full' | 'thumb', reader).url,
    );
    hours(3);
    for (const address of ended) expect((await backend.fetch(address)).status).toBe(403);
    const found = await renew(await open(), [...ended, `${testOrigin}${ended[0]}`]);
    expect(found.size).toBe(3);
    for (const now of found.values()) expect((await backend.fetch(now)).status).toBe(200);
  }
});

it('what the reader may not see any more, or never might, stays ended', async () => {
  const hash = await post({ visibility: 'followers' });
  const open = await post();
  const [strange, fays, changed, bos] = [
    mediaUrl(backend, hash, 'full', idOf('bo')).url,
    mediaUrl(backend, open, 'full', idOf('fay')).url,
    mediaUrl(backend, open, 'full', idOf('bo')).url.replace('/full', '/original'),
    mediaUrl(backend, open, 'full', idOf('bo')).url,
  ];
  hours(3);
  const browser = await signedIn(backend, 'bo');
  const asked = [strange, fays, changed, bos, 'https://evil.test/x.png', '//', '/storage/x/full'];
  expect([...(await renew(browser, asked)).keys()]).toEqual([bos]);
  await ban(backend, 'ada', 'bo', 'block');
  expect((await renew(browser, [bos])).size).toBe(0);
});

it('a face keeps its address, and one that is gone has none', async () => {
  const { hash } = await storeFile(backend, 'ada', { purpose: 'avatar' });
  const [face, gone] = [avatarUrl(hash) ?? '', '/storage/gone/thumb'];
  const found = await renew(await openBrowser(backend), [face, gone]);
  expect([...found]).toEqual([[face, face]]);
});
