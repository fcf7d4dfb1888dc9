import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { UploadAnswer } from '#src/contract/media/file.ts';
import type { UploadState } from '#src/contract/media/resumable.ts';
import type { Browser } from '../../auth/browser.ts';
import { testOrigin, type TestBackend } from '../../harness.ts';

interface Call {
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A call of tus 1.0 as a browser sends it. */
export function tus(
  backend: TestBackend,
  browser: Browser,
  method: string,
  address: string,
  { headers = {}, body }: Call = {},
): Promise<Response> {
  return backend.fetch(address, {
    method,
    ...(body !== undefined && { body }),
    // @ts-expect-error -- Node asks for it with a stream, the DOM's types do not know it
    duplex: 'half',
    headers: {
      Accept: 'application/json',
      Origin: testOrigin,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Tus-Resumable': '1.0.0',
      ...headers,
    },
  });
}

/** `Upload-Metadata` of these fields; an empty one has no value. */
export const encoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Begins an upload of so many bytes. */
export const begin = (
  backend: TestBackend,
  browser: Browser,
  length: number,
  fields: Record<string, string> = {},
) => {
  const all = { upload_id: randomUUID(), purpose: 'message', filename: 'a lake.jpg', ...fields };
  const headers = { 'Upload-Length': String(length), 'Upload-Metadata': encoded(all) };
  return tus(backend, browser, 'POST', '/api/v1/uploads', { headers });
};

/** Address of an upload that was begun. */
export const begun = async (...args: Parameters<typeof begin>) =>
  (await begin(...args)).headers.get('location') ?? '';

/** Sends bytes from an offset on. */
export const patch = (
  backend: TestBackend,
  browser: Browser,
  address: string,
  offset: number,
  body: Uint8Array | ReadableStream,
) =>
  tus(backend, browser, 'PATCH', address, {
    headers: {
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: body instanceof Uint8Array ? new Uint8Array(body) : body,
  });

export const offsetOf = (answer: Response) => answer.headers.get('upload-offset');
export const taken = async (answer: Response) => (await answer.json()) as UploadAnswer;
export const stateOf = async (answer: Response) => (await answer.json()) as UploadState;

/** Names of the bytes of unfinished uploads. */
export function pieces({ mediaDir }: TestBackend): string[] {
  const folder = path.join(mediaDir, 'resumable');
  return existsSync(folder) ? readdirSync(folder) : [];
}
