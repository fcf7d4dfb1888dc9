import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBucket } from '#src/backend/media/store/check-bucket.ts';
import { readSettings, StartupError } from '#src/backend/settings.ts';
import { environmentOf, startS3, type S3Server } from './s3-server.ts';
import { quick } from './stores.ts';

let server: S3Server;
beforeEach(async () => {
  server = await startS3();
});
afterEach(() => server.close());

/** Refusal of a start, in its words. */
const refusal = async (changes: Partial<S3Server['settings']> = {}): Promise<string> => {
  const failure: unknown = await checkBucket({ ...server.settings, ...changes }, quick).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartupError);
  return String(failure);
};

describe('a bucket before the start', () => {
  it('is taken where its key may do all, and keeps nothing of it', async () => {
    await checkBucket(server.settings, quick);
    expect(server.bucket.objects.size).toBe(0);
    expect(server.calls.map((call) => call.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
  });

  it.each([
    ['reads', (call: string) => call.startsWith('GET probe/')],
    ['lists', (call: string) => call === 'GET '],
  ])('that lets everybody %s is refused', async (_, isOpen) => {
    server.isPublic = isOpen;
    expect(await refusal()).toContain('gives its files to anybody');
    expect(server.bucket.objects.size).toBe(0);
  });

  it.each(['PUT', 'GET', 'DELETE'])('whose key may not %s is refused', async (method) => {
    server.trouble = (call) =>
      call.startsWith(method) ? { status: 403, code: 'AccessDenied' } : null;
    expect(await refusal()).toContain('403 AccessDenied');
  });

  it('is refused by name for a wrong secret, which is not repeated', async () => {
    const said = await refusal({ secretAccessKey: 'another/secret' });
    expect(said).toContain(`fanfare-test at ${new URL(server.settings.endpoint).host}`);
    expect(said).toContain('SignatureDoesNotMatch');
    expect(said).not.toMatch(/another|KEYOFTESTS|\n/);
  });

  it('that is not there, or whose server is not, is refused', async () => {
    expect(await refusal({ bucket: 'other-bucket' })).toContain('NoSuchBucket');
    const gone = createServer();
    await once(gone.listen(0, '127.0.0.1'), 'listening');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not on a pipe
    const { port } = gone.address() as AddressInfo;
    gone.close();
    expect(await refusal({ endpoint: `http://127.0.0.1:${port}` })).toContain('ECONNREFUSED');
  });
});

describe('the settings of a bucket', () => {
  const lines = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'fans' };
  const keys = { S3_ACCESS_KEY_ID: 'ID', S3_SECRET_ACCESS_KEY: 'hunter2' };

  it('are none, or whole', () => {
    expect(readSettings({}).bucket).toBeUndefined();
    expect(readSettings({ S3_REGION: 'auto' }).bucket).toBeUndefined();
    expect(readSettings(environmentOf(server)).bucket).toEqual(server.settings);
    expect(readSettings({ ...lines, ...keys, S3_PATH_STYLE: '0' }).bucket).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'fans',
      region: 'us-east-1',
      accessKeyId: 'ID',
      secretAccessKey: 'hunter2',
      isPathStyle: false,
    });
  });

  it.each([
    [lines, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is missing'],
    [{ ...keys, S3_BUCKET: 'fans' }, 'set all, or none (S3_ENDPOINT is missing)'],
    [{ ...lines, ...keys, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT (it is "s3.example"): must be'],
    [{ ...lines, ...keys, S3_ENDPOINT: 'https://me:pw@s3.example' }, 'must be an address without'],
    [{ ...lines, ...keys, S3_ENDPOINT: 'https://s3.example/?a=b' }, 'must be an address without'],
    [{ ...lines, ...keys, S3_BUCKET: 'Fans/..' }, 'must be 3 to 63 small letters'],
    [{ ...lines, ...keys, S3_REGION: 'a/b' }, 'must be letters, digits and dashes'],
  ])('%o are refused', (env, message) => {
    expect(() => readSettings(env)).toThrow(StartupError);
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).not.toThrow(/hunter2/);
  });
});
