import type { PickedFile, Upload } from '#machines/media/uploaded.types.ts';
import type { UploadContext } from '#machines/media/upload.types.ts';

const source = { name: 'lake.jpg', size: 3_355_443, type: 'image/jpeg' };
export const uploadId = '0b0f9f4e-6f5e-4a58-9a3c-2f0f6b7f1a01';

/** Chosen files as a browser hands them over, their bytes zero. */
export const filesOf = (files: readonly PickedFile[]) =>
  files.map(({ id, source: { name, size, type } }) => ({
    id,
    source: new File([new Uint8Array(size)], name, { type }),
  }));

/** An upload that has just been chosen. */
export const fresh: UploadContext & PickedFile = {
  id: uploadId,
  name: source.name,
  size: source.size,
  source,
  purpose: 'message',
  share: 0,
  rate: null,
  reason: null,
  hash: null,
  picture: null,
  rests: 0,
  misses: 0,
  address: null,
  knownHash: null,
  isCompared: false,
};

export const picture = { width: 800, height: 600, placeholder: '#204060', thumbUrl: null };

/** The same as its requester receives. */
export const upload = (over: Partial<Upload> = {}): Upload => ({
  id: uploadId,
  name: source.name,
  size: source.size,
  status: 'queued',
  share: 0,
  reason: null,
  hash: null,
  picture: null,
  source,
  ...over,
});

export const readyUpload = upload({ status: 'ready', share: 1, hash: 'hash-1', picture });
