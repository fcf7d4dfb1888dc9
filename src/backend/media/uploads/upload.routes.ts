import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  duplicateUpload,
  fileAnswer,
  fileInUse,
  uploadAnswer,
  uploadRefused,
} from '#src/contract/media/file.ts';
import { ageOf } from '../../lib/age.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { throttle } from '../../http/throttle.ts';
import { members } from '../../auth/access/members.ts';
import { allLimits, limits } from '../../config/limits.ts';
import type { Backend, Router } from '../../context.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { notFound, Refusal } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { presentMedia } from './media.presenter.ts';
import { isGivenUp } from '../../lib/jobs/failed-work.ts';
import { isProcessing, processFile, unfinishedFile } from './process.ts';
import { receive } from './receive.ts';
import { isSourceThere } from './source.ts';
import { storeUpload } from './upload.ts';
import { removeFile } from './use.ts';

const tags = ['files'];
const params = z.object({ hash: z.string().max(128) });
/** Bytes of the largest file, a video with its poster and its clip. */
const mostBytes = ({ videoMaxBytes }: Backend['settings']) =>
  videoMaxBytes + limits.upload_max_bytes + allLimits.clip_max_bytes;
/** Milliseconds after which a file that is still being made ready may have lost its process. */
const patience = 60_000;

const upload = createRoute({
  method: 'post',
  path: '/api/v1/files',
  tags,
  summary: 'Upload a picture, or a video for posts and messages',
  description:
    '`multipart/form-data` with `file`, `purpose` (post, message, avatar, banner) and `upload_id` (a ' +
    'UUID: one intent, one file); of a video also `duration`, `width`, `height` and a picture as `poster`, and maybe its first ' +
    'seconds as `clip` (MP4 or WebM; anything else is left out). A device that cannot read its video says none of the three: a ' +
    'server with ffmpeg then reads them and draws a poster itself (one that came is left out), and until it has, `duration` is ' +
    'null and `width` and `height` are 16 and 9; any other server answers 422 that names them. The kind is read from the bytes; limits stand in `GET /api/v1/config`. ' +
    'It is streamed to disk, made ready afterwards (`MediaProcessed`, or `GET /files/{hash}`), and ' +
    'what the camera noted around the picture (place, device, maker, time) is not delivered.',
  middleware: [...members, throttle('uploads', 120)],
  responses: {
    201: jsonAnswer(uploadAnswer, 'Taken; it is being made ready.'),
    ...refusals(400, 401, 403, 419, 429),
    409: jsonAnswer(duplicateUpload, 'This `upload_id` was taken before: here is its file.'),
    413: jsonAnswer(uploadRefused, 'The body is larger than any file may be.'),
    422: jsonAnswer(uploadRefused, 'The file or a field is wrong.'),
  },
});

const show = createRoute({
  method: 'get',
  path: '/api/v1/files/{hash}',
  tags,
  summary: 'One of my files',
  middleware: members,
  request: { params },
  responses: { 200: jsonAnswer(fileAnswer, 'As it stands.'), ...refusals(401, 403, 404) },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/files/{hash}',
  tags,
  summary: 'Remove one of my files',
  middleware: members,
  request: { params },
  responses: {
    204: { description: 'Gone.' },
    ...refusals(401, 403, 404, 419),
    409: jsonAnswer(fileInUse, 'Posts or messages show it.'),
  },
});

/** Uploading, and what becomes of it. Other people's files are 404. */
export function uploadRoutes(): Router {
  const router = newRouter();
  router.openapi(upload, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const { row, isNew } = await receive(
      backend,
      c.req.raw,
      mostBytes(backend.settings),
      (received) => storeUpload(backend, id, received),
    );
    const answer = { fileHash: row.hash, data: presentMedia(backend, row, false, id) };
    if (isNew) return c.json(answer, 201);
    const message = 'The file has already been uploaded.';
    throw new Refusal(409, { message, code: 'duplicate_upload', ...answer });
  });

  router.openapi(show, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const [row] = await backend.db
      .select()
      .from(files)
      .where(and(eq(files.hash, c.req.valid('param').hash), eq(files.ownerId, id)));
    if (!row) throw notFound();
    await resume(backend, row);
    return c.json({ data: presentMedia(backend, row, false, id), error: row.error }, 200);
  });

  router.openapi(remove, async (c) => {
    const { hash } = c.req.valid('param');
    if (!(await removeFile(c.get('backend'), currentUser(c).id, hash))) throw notFound();
    return c.body(null, 204);
  });
  return router;
}

/** A process that ended in the middle left the bytes behind: the next request goes on with them. */
async function resume(backend: Backend, row: FileRow): Promise<void> {
  const age = ageOf(row.createdAt, backend.clock());
  if (row.status !== 'processing' || age < patience || isProcessing(row.hash)) return;
  const isHere = await isSourceThere(backend, row.hash);
  if (!isHere && age <= 10 * patience) return;
  if (!(await isGivenUp(backend, unfinishedFile, row.hash))) void processFile(backend, row);
}
