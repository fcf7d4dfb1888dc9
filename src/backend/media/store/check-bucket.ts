import { randomUUID } from 'node:crypto';
import { errorCode } from '../../lib/error-code.ts';
import { StartupError } from '../../settings.ts';
import { addressOf, BucketClient, type Patience } from './s3-client.ts';
import type { BucketSettings } from './s3-settings.ts';

/**
 * Tries a bucket before anything leans on it: that its key may write, read, list and remove, and
 * that nobody without one reads or lists. Throws StartupError.
 */
export async function checkBucket(settings: BucketSettings, patience?: Patience): Promise<void> {
  const client = new BucketClient(settings, patience);
  const key = `probe/${randomUUID()}`;
  const list = { 'list-type': '2', prefix: 'probe/' };
  try {
    await client.askText({ method: 'PUT', key, body: 'probe' });
    await client.askText({ method: 'GET', key });
    await client.askText({ method: 'GET', key: '', query: list });
    const isOpen =
      (await givesAnybody(addressOf(settings, key))) ||
      (await givesAnybody(addressOf(settings, '', list)));
    await client.askText({ method: 'DELETE', key });
    if (isOpen) throw open(settings);
  } catch (error) {
    throw error instanceof StartupError ? error : unusable(settings, error);
  }
}

async function givesAnybody(address: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(15_000);
  const { ok, body } = await fetch(address, { redirect: 'manual', signal });
  await body?.cancel();
  return ok;
}

const open = ({ bucket }: BucketSettings) =>
  new StartupError(
    `S3_BUCKET: ${bucket} gives its files to anybody. Media are locked for most people: ` +
      'take every public right from the bucket.',
  );

const unusable = ({ bucket, endpoint }: BucketSettings, cause: unknown) =>
  new StartupError(
    `S3_BUCKET: ${bucket} at ${new URL(endpoint).host} cannot be used (${reasonOf(cause)}). ` +
      'Check that it is there, and that its key may read, write, list and remove.',
    { cause },
  );

/** The last of the causes says most, as `ECONNREFUSED`. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : saidOf(error);

const saidOf = (error: unknown) =>
  error instanceof Error && error.message !== '' ? error.message : errorCode(error);
