import { beforeEach, describe, expect, test } from 'vitest';
import { fileName } from '#src/backend/media/uploads/file-name.ts';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { jpeg, multipart, upload } from './uploading.ts';

describe('the name of a file', () => {
  test.each([
    ['IMG_204.jpg', 'IMG_204.jpg'],
    ['../../etc/pass wd', 'pass wd'],
    ['C:\\Pictures\\lake.png', 'lake.png'],
    ['  lake.jpg ', 'lake.jpg'],
    ['la\0ke\n\u007f.jpg', 'lake.jpg'],
    ['evil\u202egpj.exe', 'evilgpj.exe'],
    ['half \ud83d.jpg', 'half .jpg'],
    ['👩‍🎨 озеро 湖.jpg', '👩‍🎨 озеро 湖.jpg'],
  ])('%j is kept as %j', (called, kept) => expect(fileName(called)).toBe(kept));

  test.each([undefined, '', '/', '..', '.', '\u0007', '\u200b', ' '])('%j is none', (called) =>
    expect(fileName(called)).toBeNull(),
  );

  test('ends after 255 characters, in the middle of no sign', () => {
    expect(fileName('a'.repeat(256))).toBe('a'.repeat(255));
    expect(fileName('😀'.repeat(300))).toBe('😀'.repeat(255));
  });
});

const names = async (by: Awaited<ReturnType<typeof signedIn>>) => {
  const answer = await by.get('/api/v1/library/uploaded');
  return uploadedAnswer.parse(await answer.json()).data.map(({ name }) => name);
};

describe('an upload', () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await createTestBackend();
  });
  test('keeps the name, which its owner alone reads', async () => {
    const ada = await signedIn(backend, 'ada');
    const taken = await upload(backend, ada, await jpeg());
    expect(JSON.stringify(await taken.json())).not.toContain('lake');
    expect(await names(ada)).toEqual(['a "lake" ü.jpg']);
    expect(await names(await signedIn(backend, 'bo'))).toEqual([]);
  });

  test('without a name that can be kept has none', async () => {
    const ada = await signedIn(backend, 'ada');
    const id = '5f3c2a10-8a4f-4f5e-9d29-0c2b7c1d9a01';
    const text = (await jpeg()).toString('latin1');
    const { bytes, type } = multipart([
      { name: 'purpose', text: 'post' },
      { name: 'upload_id', text: id },
      { name: 'file', text, filename: '..' },
    ]);
    const raw = Buffer.from(new TextDecoder().decode(bytes), 'latin1');
    const body = new Blob([raw]).stream();
    expect((await upload(backend, ada, null, {}, body, type)).status).toBe(201);
    expect(await names(ada)).toEqual([null]);
  });
});
