import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../../http/byte-range.ts';
import type { BucketClient, Call } from './s3-client.ts';
import { MissingObject, StoreFailure } from '../../lib/store-failure.ts';

interface Opened {
  response: Response;
  stop: AbortController;
}

const openBody = (client: BucketClient, call: Call): Promise<Opened> =>
  client.ask(call, (response, stop) => Promise.resolve({ response, stop }));

/** Bytes of a body; waiting for those that do not come ends, waiting for a slow reader does not. */
async function* untilSilent(
  { response, stop }: Opened,
  silence: number,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const timer = setTimeout(() => stop.abort(new Error('No bytes in time.')), silence);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new StoreFailure('The bucket broke off in the middle of a file.', { cause: error });
  } finally {
    stop.abort();
  }
}

/** All bytes that were announced, or an error at their end. */
async function* whole(opened: Opened, length: number, silence: number) {
  let left = length;
  for await (const bytes of untilSilent(opened, silence)) {
    left -= bytes.length;
    if (left < 0) break;
    yield bytes;
  }
  if (left !== 0) throw new StoreFailure('The bucket sent another number of bytes than it said.');
}

/** Bytes of a range; a bucket that sends another one has sent none. */
export async function* bytesOf(
  client: BucketClient,
  key: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  if (end < start) return;
  const range = { Range: `bytes=${start}-${end}` };
  const opened = await openBody(client, { method: 'GET', key, headers: range });
  const { status, headers } = opened.response;
  const given = headers.get('content-range') ?? '';
  if (status !== 206 || !given.startsWith(`bytes ${start}-${end}/`)) {
    opened.stop.abort();
    throw new StoreFailure(`The bucket sent another range than was asked for: ${key}.`);
  }
  yield* whole(opened, end - start + 1, client.patience.silence);
}

/** Copies a file to this machine, whole or not at all. */
export async function download(
  client: BucketClient,
  key: string,
  localFile: string,
): Promise<void> {
  const opened = await openBody(client, { method: 'GET', key });
  const length = Number(opened.response.headers.get('content-length') ?? Number.NaN);
  const unfinished = `${localFile}.${randomUUID()}.new`;
  try {
    const bytes = whole(opened, length, client.patience.silence);
    await pipeline(bytes, createWriteStream(unfinished));
    await rename(unfinished, localFile);
  } catch (error) {
    opened.stop.abort();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Answer of HEAD; null for what is not there. */
export async function headersOf(client: BucketClient, key: string): Promise<Headers | null> {
  try {
    return await client.ask({ method: 'HEAD', key }, ({ headers }) => Promise.resolve(headers));
  } catch (error) {
    if (error instanceof MissingObject) return null;
    throw error;
  }
}
