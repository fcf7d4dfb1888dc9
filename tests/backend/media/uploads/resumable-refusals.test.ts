import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { files } from '#src/backend/db/schema/files.ts';
import { unfinishedUploads } from '#src/backend/db/schema/unfinished-uploads.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { begin, begun, encoded, patch, pieces, taken, tus } from './resumable-client.ts';
import { jpeg } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
let bytes: Buffer;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bytes = await jpeg();
});

const nothingIsKept = async () => {
  expect(await backend.db.$count(unfinishedUploads)).toBe(0);
  expect(await backend.db.$count(files)).toBe(0);
  expect(pieces(backend)).toEqual([]);
};

describe('before a byte moves', () => {
  test.each<[string, number, Record<string, string>, Record<string, string[]>]>([
    ['nothing', 0, {}, { file: ['The file field is required.'] }],
    [
      'a large picture',
      26_214_401,
      { filetype: 'image/png' },
      { file: ['The file field must not be greater than 25600 kilobytes.'] },
    ],
    [
      'a large file of an unknown kind',
      104_857_601,
      {},
      { file: ['The file field must not be greater than 102400 kilobytes.'] },
    ],
    [
      'a large face of an unknown kind',
      26_214_401,
      { purpose: 'avatar' },
      { file: ['The file field must not be greater than 25600 kilobytes.'] },
    ],
    [
      'a video as a face',
      10,
      { purpose: 'avatar', filetype: 'video/mp4' },
      { file: ['The file field must be a file of type: jpg, png, webp, gif, avif.'] },
    ],
    [
      'a document',
      10,
      { filetype: 'application/pdf' },
      {
        file: ['The file field must be a file of type: jpg, png, webp, gif, avif, mp4, webm, mov.'],
      },
    ],
    [
      'a video that says no length',
      10,
      { filetype: 'video/mp4', width: '4', height: '2' },
      { duration: ['The duration field is required.'] },
    ],
    [
      'a video without a poster',
      10,
      { filetype: 'video/mp4', width: '4', height: '2', duration: '1' },
      { poster: ['The poster field must be an image.'] },
    ],
    [
      'a large clip',
      4_194_305,
      { part: 'clip' },
      { clip: ['The clip field must not be greater than 4096 kilobytes.'] },
    ],
    ['another part', 10, { part: 'cover' }, { part: ['The part field is invalid.'] }],
    ['no purpose', 10, { purpose: 'x' }, { purpose: ['The purpose field is invalid.'] }],
    ['no intent', 10, { upload_id: '../x' }, { upload_id: ['The upload id field is invalid.'] }],
  ])('%s is refused', async (_name, length, fields, errors) => {
    const answer = await begin(backend, ada, length, fields);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors, error: errors });
    await nothingIsKept();
  });

  test.each<[string, number, Record<string, string>]>([
    ['no version', 412, { 'Tus-Resumable': '' }],
    ['another version', 412, { 'Tus-Resumable': '0.2.2' }],
    ['no length', 400, { 'Upload-Length': '' }],
    ['a length that is none', 400, { 'Upload-Length': '1e3' }],
    ['a length that comes later', 400, { 'Upload-Length': '', 'Upload-Defer-Length': '1' }],
    ['parts that are joined', 400, { 'Upload-Concat': 'partial' }],
    ['metadata that is none', 400, { 'Upload-Metadata': 'a b c' }],
    ['metadata without an end', 400, { 'Upload-Metadata': `a ${'A'.repeat(9_000)}` }],
    ['metadata that reaches for a prototype', 400, { 'Upload-Metadata': '__proto__ YQ==' }],
    ['no token', 419, { 'X-XSRF-TOKEN': '' }],
  ])('%s is %i', async (_name, status, headers) => {
    const fields = encoded({ upload_id: randomUUID(), purpose: 'post' });
    const good = { 'Upload-Length': '10', 'Upload-Metadata': fields };
    const all = { headers: { ...good, ...headers } };
    const answer = await tus(backend, ada, 'POST', '/api/v1/uploads', all);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
    await nothingIsKept();
  });
});

describe('an upload is its owner’s alone', () => {
  it('is 404 to others and 401 to guests, whatever they ask', async () => {
    const address = await begun(backend, ada, bytes.length);
    const bo = await signedIn(backend, 'bo');
    const guest = await openBrowser(backend);
    const all = [
      [bo, 404],
      [guest, 401],
    ] as const;
    for (const [browser, status] of all) {
      expect((await browser.get(address)).status).toBe(status);
      expect((await tus(backend, browser, 'HEAD', address)).status).toBe(status);
      expect((await patch(backend, browser, address, 0, bytes)).status).toBe(status);
      expect((await tus(backend, browser, 'DELETE', address)).status).toBe(status);
    }
    expect((await begin(backend, guest, 10)).status).toBe(401);
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(200);
  });

  it('is so after another member has signed in, and waits for its own', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, 100));
    await ada.post('/logout');
    await ada.get('/sanctum/csrf-cookie');
    expect((await patch(backend, ada, address, 100, bytes.subarray(100))).status).toBe(401);
    const bo = await signedIn(backend, 'bo');
    expect((await patch(backend, bo, address, 100, bytes.subarray(100))).status).toBe(404);
    const back = await signedIn(backend, 'ada');
    expect((await patch(backend, back, address, 100, bytes.subarray(100))).status).toBe(200);
  });

  it('cannot be written by a session that is over', async () => {
    const address = await begun(backend, ada, bytes.length);
    backend.advance(121 * 60_000);
    expect((await tus(backend, ada, 'HEAD', address)).status).toBe(401);
    // As for every call: first its token is too old.
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(419);
    await ada.get('/sanctum/csrf-cookie');
    expect((await patch(backend, ada, address, 0, bytes)).status).toBe(401);
  });

  it('has an address that is no path', async () => {
    for (const id of ['..%2Fuploads', '%2e%2e', 'x'.repeat(100)]) {
      const address = `/api/v1/uploads/${id}`;
      expect((await tus(backend, ada, 'HEAD', address)).status).toBe(404);
      expect((await patch(backend, ada, address, 0, bytes)).status).toBe(404);
      expect((await tus(backend, ada, 'DELETE', address)).status).toBe(404);
    }
  });
});

describe('bytes', () => {
  it('of another offset are refused, and change nothing', async () => {
    const address = await begun(backend, ada, bytes.length);
    await patch(backend, ada, address, 0, bytes.subarray(0, 300));
    for (const offset of [0, 200, 301]) {
      const answer = await patch(backend, ada, address, offset, bytes.subarray(0, 50));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'upload_offset_conflict' });
    }
    expect((await patch(backend, ada, address, 300, bytes.subarray(300))).status).toBe(200);
  });

  it('beyond those that were declared are refused', async () => {
    const address = await begun(backend, ada, 100);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(70)),
    });
    expect((await patch(backend, ada, address, 0, endless)).status).toBe(413);
    const head = await tus(backend, ada, 'HEAD', address);
    expect(Number(head.headers.get('upload-offset'))).toBeLessThan(100);
  });

  it('of no kind that is taken are refused at the end, and nothing is kept', async () => {
    const words = Buffer.from('<html><script>alert(1)</script></html>'.repeat(10));
    const address = await begun(backend, ada, words.length, { filetype: 'image/png' });
    const answer = await patch(backend, ada, address, 0, words);
    expect(answer.status).toBe(422);
    const file = [
      'The file field must be a file of type: jpg, png, webp, gif, avif, mp4, webm, mov.',
    ];
    expect(await answer.json()).toMatchObject({ errors: { file }, error: { file } });
    await nothingIsKept();
    expect((await tus(backend, ada, 'HEAD', address)).status).toBe(404);
  });

  it('are kept under the name’s last part, without controls', async () => {
    const filename = '../../etc/pass\0wd\u202e\r\nSet-Cookie: a=b.jpg';
    const address = await begun(backend, ada, bytes.length, { filename });
    await taken(await patch(backend, ada, address, 0, bytes));
    const [row] = await backend.db.select().from(files);
    expect(row?.name).toBe('passwdSet-Cookie: a=b.jpg');
  });
});
