import { expect, it } from 'vitest';
import { addressOf } from '#src/backend/media/store/s3-client.ts';

const bucket = {
  endpoint: 'https://s3.example',
  bucket: 'fans',
  region: 'auto',
  accessKeyId: 'ID',
  secretAccessKey: 'secret',
  isPathStyle: true,
};

it.each([
  [{}, 'https://s3.example/fans/uploads/a%2Bb%20c.webp'],
  [{ isPathStyle: false }, 'https://fans.s3.example/uploads/a%2Bb%20c.webp'],
  [{ endpoint: 'http://s3.example:9000' }, 'http://s3.example:9000/fans/uploads/a%2Bb%20c.webp'],
  [{ endpoint: 'https://s3.example/data' }, 'https://s3.example/data/fans/uploads/a%2Bb%20c.webp'],
  [
    { endpoint: 'https://s3.example/data', isPathStyle: false },
    'https://fans.s3.example/data/uploads/a%2Bb%20c.webp',
  ],
])('with %o a key has its own address', (changes, address) => {
  expect(addressOf({ ...bucket, ...changes }, 'uploads/a+b c.webp').href).toBe(address);
});

it('a bucket itself has one too, with what is asked of it', () => {
  const asked = { 'list-type': '2', prefix: 'uploads/' };
  expect(addressOf(bucket, '', asked).href).toBe(
    'https://s3.example/fans/?list-type=2&prefix=uploads%2F',
  );
});
