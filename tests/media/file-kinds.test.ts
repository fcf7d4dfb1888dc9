import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { UploadPurpose } from '#machines/media/uploaded.types.ts';
import { uploadAdapter } from '#src/actors/media/upload.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { refusalOf } from '#src/api/media/upload-reason.ts';

const limits = {
  uploadMaxBytes: 10,
  uploadMimes: ['image/jpeg'],
  videoMaxBytes: 20,
  videoMimes: ['video/quicktime'],
};
const { checkFile } = uploadAdapter({
  http: {} as Http,
  member: { id: () => 1, doubt: () => undefined, over: () => undefined },
  config: { resumableUploads: false, apiOrigin: '', limits },
}).actors;

/** Result of the check of a file of this type before the upload. */
const check = (type: string, purpose: UploadPurpose, bytes = 5) => {
  const source = new File([new Uint8Array(bytes)], 'lake', { type });
  const actor = createActor(checkFile, { input: { source, purpose } });
  const answer = toPromise(actor);
  actor.start();
  return answer;
};

test.each([
  ['image/jpg', 'message'],
  ['image/pjpeg', 'avatar'],
  ['', 'message'],
  ['application/octet-stream', 'banner'],
  ['image/jpg', 'post'],
  ['video/x-m4v', 'post'],
  ['video/mp4', 'post'],
  ['video/mp4', 'message'],
  ['', 'post'],
] as const)(
  'a file that its device calls "%s" is judged by its content (%s)',
  async (type, why) => {
    expect(await check(type, why)).toBeNull();
  },
);

test.each([
  ['application/pdf', 'post', ['JPEG', 'MOV']],
  ['text/html', 'message', ['JPEG', 'MOV']],
  ['video/mp4', 'avatar', ['JPEG']],
  ['video/mp4', 'banner', ['JPEG']],
] as const)('"%s" is refused before a byte moves (%s)', async (type, purpose, kinds) => {
  expect(await check(type, purpose)).toEqual({ kind: 'wrongType', kinds });
});

test.each([
  ['image/jpg', 'post', 10],
  ['', 'avatar', 10],
  ['', 'message', 20],
  ['', 'post', 20],
  ['video/x-m4v', 'post', 20],
] as const)('"%s" may be as large as what it may be (%s)', async (type, purpose, limit) => {
  expect(await check(type, purpose, limit)).toBeNull();
  expect(await check(type, purpose, limit + 1)).toEqual({ kind: 'tooLarge', limit });
});

test.each([
  [
    { file: ['The file field must be a file of type: jpg, png, mp4.'] },
    { kind: 'wrongType', kinds: ['JPG', 'PNG', 'MP4'] },
  ],
  [
    { file: ['The file field must not be greater than 25600 kilobytes.'] },
    { kind: 'tooLarge', limit: 26_214_400 },
  ],
  [{ file: ['The file field must be an image.'] }, { kind: 'broken' }],
  [{ file: ['The file field is required.'] }, { kind: 'empty' }],
  [
    { file: ['The file field has too many pixels: 12.6 megapixels of AVIF at most.'] },
    { kind: 'tooManyPixels', limit: 12.6 },
  ],
  [
    {
      file: ['The file field has too many pixels in its frames: 128 megapixels in all at most.'],
    },
    { kind: 'tooManyFramePixels', limit: 128 },
  ],
  [
    { file: ['The file field has too many frames: 3000 at most.'] },
    { kind: 'tooManyFrames', limit: 3_000 },
  ],
  [
    { file: ['The file field has too many scans: 100 at most.'] },
    { kind: 'tooManyScans', limit: 100 },
  ],
  [{ poster: ['The poster field must be an image.'] }, { kind: 'unreadable' }],
  [{ duration: ['The duration field is required.'] }, { kind: 'unreadable' }],
  [{ file: ['Your storage is full.'] }, { kind: 'refused', list: 'Your storage is full.' }],
  [{ file: ['No cats today.'] }, { kind: 'refused', list: 'No cats today.' }],
])('what the server says of a file is read by what it means: %j', (error, reason) => {
  expect(refusalOf({ message: 'Refused.', error }, '')).toEqual(reason);
});

test('an answer without words says its status', () => {
  expect(refusalOf('', 'Bad Gateway')).toEqual({ kind: 'refused', list: 'Bad Gateway' });
});
