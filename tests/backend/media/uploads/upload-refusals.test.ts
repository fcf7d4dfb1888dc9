import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#src/backend/config/limits.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { incoming, jpeg, multipart, streamOf, upload } from './uploading.ts';

let backend: TestBackend;
let ada: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
});

const refusal = async (answer: Response) => {
  const body = (await answer.json()) as { errors: unknown; error: unknown };
  expect(body.error).toEqual(body.errors);
  return { status: answer.status, errors: body.errors };
};

describe('refused', () => {
  it('is what is no picture, whatever it is called, in both shapes', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [svg, Buffer.from('%PDF-1.7 …'), Buffer.from('MZ')])
      expect(await refusal(await upload(backend, ada, bytes))).toEqual({
        status: 422,
        errors: {
          file: [
            'The file field must be a file of type: jpg, png, webp, gif, avif, mp4, webm, mov.',
          ],
        },
      });
    expect(
      await refusal(await upload(backend, ada, Buffer.from('\xff\xd8\xff rest', 'latin1'))),
    ).toEqual({
      status: 422,
      errors: { file: ['The file field must be an image.'] },
    });
    expect(incoming(backend)).toEqual([]);
  });

  it('is what is missing or wrong', async () => {
    expect((await refusal(await upload(backend, ada, null))).errors).toEqual({
      file: ['The file field is required.'],
    });
    const wrong = await upload(backend, ada, await jpeg(), { purpose: 'x', upload_id: '7' });
    expect((await refusal(wrong)).errors).toEqual({
      purpose: ['The purpose field is invalid.'],
      upload_id: ['The upload id field is invalid.'],
    });
    expect((await ada.post('/api/v1/files', {})).status).toBe(422);
  });

  it('is what is too large: 422 for the file, 413 for the body, never kept', async () => {
    const large = await refusal(
      await upload(backend, ada, new Uint8Array(limits.upload_max_bytes + 1)),
    );
    const errors = { file: ['The file field must not be greater than 25600 kilobytes.'] };
    expect(large).toEqual({ status: 422, errors });
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    });
    expect(await refusal(await upload(backend, ada, await jpeg(), {}, endless))).toEqual({
      status: 413,
      errors,
    });
    expect(incoming(backend)).toEqual([]);
  });

  it('is a body that ends in the middle', async () => {
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('--x'));
        controller.close();
      },
    });
    expect((await upload(backend, ada, await jpeg(), {}, cut)).status).toBe(400);
    expect(incoming(backend)).toEqual([]);
  });

  it('is a file that ends in the middle', async () => {
    const { bytes, type } = multipart([{ name: 'file', text: 'x'.repeat(99), filename: 'a.jpg' }]);
    const cut = streamOf(bytes.subarray(0, -40));
    expect((await upload(backend, ada, null, {}, cut, type)).status).toBe(400);
    expect(incoming(backend)).toEqual([]);
  });

  it('is a second file', async () => {
    const file = { name: 'file', text: 'x', filename: 'a.jpg' };
    const { bytes, type } = multipart([file, file]);
    expect((await upload(backend, ada, null, {}, streamOf(bytes), type)).status).toBe(400);
    expect(incoming(backend)).toEqual([]);
  });

  it('is not a file of another name, which is left out', async () => {
    const file = { name: 'file', text: 'x', filename: 'a.jpg' };
    const { bytes, type } = multipart([file, { ...file, name: 'other' }]);
    const answer = await upload(backend, ada, null, {}, streamOf(bytes), type);
    expect(answer.status).toBe(422);
    expect(incoming(backend)).toEqual([]);
  });

  it('is a body that names no boundary', async () => {
    const { bytes } = multipart([{ name: 'file', text: 'x', filename: 'a.jpg' }]);
    const type = 'multipart/form-data';
    expect((await upload(backend, ada, null, {}, streamOf(bytes), type)).status).toBe(422);
  });

  it('is a field that is longer than any may be, cut and named', async () => {
    const long = await upload(backend, ada, await jpeg(), { purpose: 'x'.repeat(5_000_000) });
    expect(long.status).toBe(422);
    expect(incoming(backend)).toEqual([]);
  });

  it.each([
    ['without a head', '\r\n\r\nx\r\n'],
    ['that are empty', '\r\n\r\n'],
    ['that are fields', '\r\nContent-Disposition: form-data; name="purpose"\r\n\r\npost\r\n'],
    ['that are files', '\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n'],
    ['that are no boundaries', '-x\r\n'],
  ])('is a body of parts %s, of which a beginning alone is read', async (_, part) => {
    const piece = new TextEncoder().encode(`--b${part}`.repeat(4_000));
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(piece);
      },
    });
    const type = 'multipart/form-data; boundary=b';
    const answer = await upload(backend, ada, null, {}, body, type);
    expect(answer.status).toBe(400);
    expect(sent).toBeLessThan(20);
    expect(incoming(backend)).toEqual([]);
  });

  it('is a boundary that no parser takes', async () => {
    const type = `multipart/form-data; boundary=${'b'.repeat(300)}`;
    const body = streamOf(new TextEncoder().encode('--b'));
    expect((await upload(backend, ada, null, {}, body, type)).status).toBe(400);
    expect(backend.logged.join()).not.toContain('unhandled');
  });

  it('is who is not signed in', async () => {
    expect((await upload(backend, await openBrowser(backend), await jpeg())).status).toBe(401);
  });
});
