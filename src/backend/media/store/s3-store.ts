import { isKey, checkKey, type MediaStore, type StoredObject } from './media-store.ts';
import { BucketClient, type Patience } from './s3-client.ts';
import { bytesOf, download, headersOf } from './s3-read.ts';
import type { BucketSettings } from './s3-settings.ts';
import { uploadFile } from './s3-upload.ts';
import { textIn, textsIn } from './s3-xml.ts';
import { MissingObject, StoreFailure } from '../../lib/store-failure.ts';

/** Seconds for which the protocol lets an address work: seven days. */
const longest = 604_800;

/**
 * Media in a bucket that speaks S3. Nothing here makes one public: no access list is ever sent, and
 * the bucket's own must give nothing to anybody (`check-bucket.ts`).
 */
export function s3Store(settings: BucketSettings, patience?: Patience): MediaStore {
  const client = new BucketClient(settings, patience);
  const size = async (key: string) => {
    const headers = isKey(key) ? await headersOf(client, key) : null;
    return headers && objectOf(key, headers);
  };
  return {
    folder: null,
    size,
    async put(localFile, key, mime) {
      checkKey(key);
      await uploadFile({ client, key, mime }, localFile);
    },
    range(key, range) {
      checkKey(key);
      return bytesOf(client, key, range);
    },
    async fetch(key, localFile) {
      checkKey(key);
      await download(client, key, localFile);
    },
    async remove(key) {
      checkKey(key);
      await client.askText({ method: 'DELETE', key }).catch((error: unknown) => {
        if (!(error instanceof MissingObject)) throw error;
      });
    },
    async sign(key, seconds) {
      checkKey(key);
      return client.presigned(key, Math.min(Math.max(1, Math.floor(seconds)), longest));
    },
    list: (prefix) => objectsBelow(client, prefix),
  };
}

function objectOf(key: string, headers: Headers): StoredObject {
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  const modified = new Date(headers.get('last-modified') ?? Number.NaN);
  if (!Number.isSafeInteger(bytes) || Number.isNaN(modified.getTime()))
    throw new StoreFailure(`The bucket said neither length nor date: ${key}.`);
  return { bytes, modified };
}

/** Pages of a list are asked for as it is read. */
async function* objectsBelow(client: BucketClient, prefix: string) {
  let after: string | null = null;
  do {
    const query: Record<string, string> = { 'list-type': '2', prefix };
    if (after !== null) query['continuation-token'] = after;
    const text = await client.askText({ method: 'GET', key: '', query });
    for (const entry of text.split('<Contents>').slice(1)) {
      const [key] = textsIn(entry, 'Key');
      const [bytes, modified] = [textIn(entry, 'Size'), textIn(entry, 'LastModified')];
      if (key !== undefined && isKey(key))
        yield { key, bytes: Number(bytes), modified: new Date(modified ?? Number.NaN) };
    }
    after = textIn(text, 'IsTruncated') === 'true' ? textIn(text, 'NextContinuationToken') : null;
  } while (after !== null);
}
