import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startS3, type S3Server } from './s3-server.ts';

let server: S3Server;
let sdk: S3Client;
beforeEach(async () => {
  server = await startS3();
  sdk = clientOf();
});
afterEach(async () => {
  sdk.destroy();
  await server.close();
});

function clientOf(changes: { secretAccessKey?: string; region?: string } = {}) {
  const { endpoint, region, accessKeyId, secretAccessKey } = { ...server.settings, ...changes };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
  });
}
const Bucket = 'fanfare-test';
const Key = "uploads/a+b & c's (é).webp";

it('keeps, measures, gives, lists and removes what the SDK asks for', async () => {
  await sdk.send(new PutObjectCommand({ Bucket, Key, Body: 'a lake', ContentType: 'image/webp' }));
  const head = await sdk.send(new HeadObjectCommand({ Bucket, Key }));
  expect(head).toMatchObject({ ContentLength: 6, ContentType: 'image/webp' });
  const part = await sdk.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=2-3' }));
  expect(part.ContentRange).toBe('bytes 2-3/6');
  expect(await part.Body?.transformToString()).toBe('la');
  await sdk.send(new DeleteObjectCommand({ Bucket, Key }));
  await expect(sdk.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
});

it('lists by pages', async () => {
  server.bucket.page = 2;
  for (const name of ['a', 'b', 'c', '<d>'])
    await sdk.send(new PutObjectCommand({ Bucket, Key: `uploads/${name}`, Body: name }));
  const first = await sdk.send(new ListObjectsV2Command({ Bucket, Prefix: 'uploads/' }));
  expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
  expect(first.Contents?.map((one) => one.Key)).toEqual(['uploads/<d>', 'uploads/a']);
  const ContinuationToken = first.NextContinuationToken;
  const second = await sdk.send(
    new ListObjectsV2Command({ Bucket, Prefix: 'uploads/', ContinuationToken }),
  );
  expect(second.Contents?.map((one) => one.Key)).toEqual(['uploads/b', 'uploads/c']);
  expect(second.IsTruncated).toBe(false);
});

it('joins parts, and forgets those of an upload that is given up', async () => {
  const large = Buffer.alloc(5_242_880, 1);
  const { UploadId } = await sdk.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const Parts = [];
  for (const [index, Body] of [large, Buffer.from('end')].entries()) {
    const PartNumber = index + 1;
    const { ETag } = await sdk.send(
      new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
    );
    Parts.push({ PartNumber, ETag });
  }
  const MultipartUpload = { Parts };
  await sdk.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }));
  expect(server.bucket.objects.get(Key)?.bytes.length).toBe(large.length + 3);
  const other = await sdk.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  await sdk.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: other.UploadId }));
  expect(server.bucket.uploads.size).toBe(0);
});

it.each([
  ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['another region', { region: 'elsewhere' }, 'SignatureDoesNotMatch'],
])('refuses a signature of %s', async (_, changes, code) => {
  const stranger = clientOf(changes);
  await expect(
    stranger.send(new PutObjectCommand({ Bucket, Key, Body: 'a lake' })),
  ).rejects.toMatchObject({ name: code });
  expect(server.bucket.objects.size).toBe(0);
  stranger.destroy();
});

it('refuses what was signed long ago, and what nobody signed', async () => {
  await sdk.send(new PutObjectCommand({ Bucket, Key: 'open', Body: 'a lake' }));
  expect((await fetch(`${server.settings.endpoint}/${Bucket}/open`)).status).toBe(403);
  server.ahead = 3_600_000;
  await expect(sdk.send(new GetObjectCommand({ Bucket, Key: 'open' }))).rejects.toMatchObject({
    name: 'RequestTimeTooSkewed',
  });
});
