import { beforeEach, describe, expect, it } from 'vitest';
import type { FileAnswer, UploadAnswer } from '#src/contract/media/file.ts';
import { mediaUrl } from '#src/backend/media/addresses.ts';
import { passes } from '#tests/lib/passes.ts';
import { signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { cleaned } from './cleaned.ts';
import { box, film, heads } from './films.ts';
import { marks, noted } from './noted-films.ts';
import { incoming, jpeg, upload } from './uploading.ts';

const facts = { purpose: 'post', duration: '60', width: '1920', height: '1080' };

describe('what is delivered', () => {
  let backend: TestBackend;
  let ada: Browser;
  beforeEach(async () => {
    backend = await createTestBackend();
    ada = await signedIn(backend, 'ada');
  });

  const settled = async (bytes: Uint8Array, clip?: Uint8Array) => {
    const answer = await upload(
      ...([backend, ada, bytes, facts, undefined, undefined] as const),
      await jpeg(),
      clip,
    );
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { fileHash } = (await answer.json()) as UploadAnswer;
    return passes(async () => {
      const file = (await (await ada.get(`/api/v1/files/${fileHash}`)).json()) as FileAnswer;
      expect(file.data.status).not.toBe('processing');
      return file;
    });
  };

  it.each(['mp4', 'mov', 'webm'] as const)(
    'of %s says neither place nor device, whole or in part',
    async (kind) => {
      const bytes = noted(kind);
      for (const mark of marks) expect(bytes.includes(mark)).toBe(true);
      const { data } = await settled(bytes);
      const whole = Buffer.from(await (await ada.get(data.url ?? '')).arrayBuffer());
      expect(whole.length).toBe(bytes.length);
      expect(whole.equals(await cleaned(bytes, kind))).toBe(true);
      for (const mark of marks) expect(whole.includes(mark)).toBe(false);
      const place = bytes.indexOf(marks[0]);
      const Range = `bytes=${place}-${place + 99}`;
      const part = await backend.fetch(data.url ?? '', { headers: { Range } });
      expect(part.status).toBe(206);
      const range = Buffer.from(await part.arrayBuffer());
      expect(range.equals(whole.subarray(place, place + 100))).toBe(true);
    },
  );

  it('of a clip says neither', async () => {
    const { data } = await settled(film('mp4'), noted('mp4'));
    const clip = await ada.get(mediaUrl(backend, data.hash, 'clip', idOf('ada')).url);
    expect(clip.status).toBe(200);
    const bytes = Buffer.from(await clip.arrayBuffer());
    expect(bytes.equals(await cleaned(noted('mp4')))).toBe(true);
  });

  it.each([
    ['is cut off', film('mp4').subarray(0, -1), 'The video could not be read.'],
    [
      'cannot be walked',
      Buffer.from(heads.webm + heads.webm, 'latin1'),
      'The video could not be read.',
    ],
    [
      'has too many boxes',
      Buffer.concat([film('mp4'), Buffer.alloc(2_400_008, box('free'))]),
      'The video could not be read: it has more than 300,000 places of metadata.',
    ],
  ])('is nothing of a video that %s', async (_, bytes, error) => {
    const answer = await settled(bytes);
    expect(answer).toMatchObject({ data: { status: 'failed', url: null }, error });
    await passes(async () => expect(incoming(backend)).toEqual([]));
  });
});
