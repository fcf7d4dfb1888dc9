import { open, type FileHandle } from 'node:fs/promises';
import type { BucketClient } from './s3-client.ts';
import { BucketRefusal, failureOf } from './s3-failure.ts';
import { textIn } from './s3-xml.ts';
import { StoreFailure } from '../../lib/store-failure.ts';

/** Bytes that are sent at once, and held in memory: as few as a part that is not the last may have. */
const usualPart = 5_242_880;
/** Parts of which one file may consist. */
const mostParts = 10_000;
/** Bodies that this process holds in memory at once, of all files: others wait for their turn. */
const heldAtOnce = 2;

let held = 0;
const waiting: (() => void)[] = [];

/** Does `work`, which holds a body, once there is room for one. */
async function whileHeld<Value>(work: () => Promise<Value>): Promise<Value> {
  if (held < heldAtOnce) held += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else held -= 1;
  }
}

interface Upload {
  client: BucketClient;
  key: string;
  mime: string;
}

/** Stores a local file whole or not at all; a large one in parts, each read when its turn comes. */
export async function uploadFile(upload: Upload, localFile: string): Promise<void> {
  const handle = await open(localFile);
  try {
    const { size } = await handle.stat();
    if (size > usualPart) await uploadParts(upload, handle, size);
    else await whileHeld(async () => uploadOnce(upload, await readPart(handle, 0, size)));
  } finally {
    await handle.close();
  }
}

const uploadOnce = ({ client, key, mime }: Upload, body: Uint8Array<ArrayBuffer>) =>
  client.askText({ method: 'PUT', key, headers: { 'Content-Type': mime }, body });

/** A file that is shorter than it was is another one. */
async function readPart(handle: FileHandle, from: number, size: number) {
  const part = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(part, at, size - at, from + at);
    if (bytesRead === 0) throw new Error('The file became shorter while it was stored.');
    at += bytesRead;
  }
  return part;
}

async function uploadParts(upload: Upload, handle: FileHandle, size: number): Promise<void> {
  const { client, key } = upload;
  const uploadId = await beginParts(upload);
  try {
    const most = Math.max(usualPart, Math.ceil(size / mostParts));
    const etags: string[] = [];
    for (let from = 0; from < size; from += most) {
      const number = etags.length + 1;
      const bytes = Math.min(most, size - from);
      const etag = await whileHeld(async () =>
        uploadPart(upload, uploadId, number, await readPart(handle, from, bytes)),
      );
      etags.push(etag);
    }
    await joinParts(upload, uploadId, { etags, size });
  } catch (error) {
    // Parts that stay cost room, and nobody else knows them; a bucket that is away keeps them.
    await client.askText({ method: 'DELETE', key, query: { uploadId } }).catch(() => null);
    throw error;
  }
}

async function beginParts({ client, key, mime }: Upload): Promise<string> {
  const headers = { 'Content-Type': mime };
  const text = await client.askText({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = textIn(text, 'UploadId');
  if (uploadId === null) throw new StoreFailure(`The bucket named no upload of parts: ${key}.`);
  return uploadId;
}

async function uploadPart(
  { client, key }: Upload,
  uploadId: string,
  number: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const etag = await client.ask({ method: 'PUT', key, query, body }, async (response) => {
    await response.text();
    return response.headers.get('etag');
  });
  if (etag === null) throw new StoreFailure(`The bucket named no part of a file: ${key}.`);
  return etag;
}

/** A success may still say an error; and a try that was not answered may have been one. */
async function joinParts(
  { client, key }: Upload,
  uploadId: string,
  { etags, size }: { etags: readonly string[]; size: number },
): Promise<void> {
  const parts = etags.map(
    (etag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  try {
    await client.ask({ method: 'POST', key, query: { uploadId }, body }, async (response) => {
      const text = await response.text();
      if (text.includes('<Error>')) throw failureOf(`POST ${key}`, response.status, text);
    });
  } catch (error) {
    const isOver = error instanceof BucketRefusal && error.reason === 'NoSuchUpload';
    if (!isOver || (await lengthOf(client, key)) !== size) throw error;
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const lengthOf = (client: BucketClient, key: string): Promise<number> =>
  client.ask({ method: 'HEAD', key }, (response) =>
    Promise.resolve(Number(response.headers.get('content-length'))),
  );
