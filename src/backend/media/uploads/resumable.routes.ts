import { Metadata } from '@tus/server';
import type { UploadState } from '#src/contract/media/resumable.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Backend, Router } from '../../context.ts';
import type { UnfinishedUpload } from '../../db/schema/unfinished-uploads.ts';
import { conflict } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { presentMedia } from './media.presenter.ts';
import { arrivedBytes } from './resumable-bytes.ts';
import { readDeclared } from './resumable-declared.ts';
import { keptFor } from './resumable-purge.ts';
import { endUpload } from './resumable-take.ts';
import { askTus, uploadsPath } from './resumable-tus.ts';
import { versionHeaders } from './resumable-version.ts';
import { openUpload, ownUpload, progressOf, type Progress } from './resumable.ts';
import * as docs from './resumable.docs.ts';

const stateOf = (
  backend: Backend,
  { ownerId, length }: UnfinishedUpload,
  { offset, file }: Progress,
): UploadState => ({
  offset,
  length,
  fileHash: file?.hash ?? null,
  data: file && presentMedia(backend, file, false, ownerId),
});

/** Headers of the protocol that say how far an upload is. */
const headersOf = ({ length, metadata, createdAt }: UnfinishedUpload, offset: number) => ({
  'Upload-Offset': String(offset),
  'Upload-Length': String(length),
  'Upload-Metadata': Metadata.stringify(metadata),
  ...(offset < length && {
    'Upload-Expires': new Date(createdAt.getTime() + keptFor).toUTCString(),
  }),
});

/** Writes the next bytes; those of an upload that was taken are there already. */
async function write(backend: Backend, request: Request, upload: UnfinishedUpload) {
  if (upload.fileHash === null) await askTus(backend, request, upload.id);
  else if (request.headers.get('upload-offset') !== String(upload.length))
    throw conflict('Upload-Offset is not the offset of the upload.', 'upload_offset_conflict');
  return progressOf(backend, upload);
}

/** Uploads in pieces (tus 1.0), which go on after a lost connection or a restart. Other people's are 404. */
export function resumableRoutes(): Router {
  const router = newRouter();
  router.openapi(docs.options, (c) =>
    c.body(null, 204, {
      ...versionHeaders,
      'Tus-Extension': 'creation,expiration,termination',
      'Tus-Max-Size': String(c.get('backend').settings.videoMaxBytes),
    }),
  );

  router.openapi(docs.create, async (c) => {
    const backend = c.get('backend');
    const { settings, ffmpeg } = backend;
    const rules = { videoMaxBytes: settings.videoMaxBytes, isReadHere: ffmpeg !== null };
    const declared = readDeclared(c.req.raw.headers, rules);
    const { upload, isNew } = await openUpload(backend, currentUser(c).id, declared);
    const isEmpty = upload.fileHash === null && (await arrivedBytes(backend, upload.id)) === null;
    if (isEmpty) await askTus(backend, c.req.raw, upload.id);
    const progress = await progressOf(backend, upload);
    const location = { Location: `${uploadsPath}/${upload.id}` };
    const headers = { ...headersOf(upload, progress.offset), ...location };
    return c.json(stateOf(backend, upload, progress), isNew ? 201 : 200, headers);
  });

  router.openapi(docs.show, async (c) => {
    const backend = c.get('backend');
    const upload = await ownUpload(backend, currentUser(c).id, c.req.valid('param').id);
    const progress = await progressOf(backend, upload);
    return c.json(stateOf(backend, upload, progress), 200, headersOf(upload, progress.offset));
  });

  router.openapi(docs.write, async (c) => {
    const backend = c.get('backend');
    const { id: ownerId } = currentUser(c);
    const upload = await ownUpload(backend, ownerId, c.req.valid('param').id);
    const { offset, file } = await write(backend, c.req.raw, upload);
    const headers = headersOf(upload, offset);
    if (!file) return c.body(null, 204, headers);
    const data = presentMedia(backend, file, false, ownerId);
    return c.json({ fileHash: file.hash, data }, 200, headers);
  });

  router.openapi(docs.remove, async (c) => {
    const backend = c.get('backend');
    await endUpload(backend, await ownUpload(backend, currentUser(c).id, c.req.valid('param').id));
    return c.body(null, 204);
  });
  return router;
}
