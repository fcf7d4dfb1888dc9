import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiError } from '#src/contract/lib/errors.ts';
import { uploadAnswer, uploadRefused } from '#src/contract/media/file.ts';
import { uploadState } from '#src/contract/media/resumable.ts';
import { members } from '../../auth/access/members.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { tusVersion } from './resumable-version.ts';

const tags = ['files'];
const one = '/api/v1/uploads/{id}' as const;
const params = z.object({ id: z.string().max(128) });
const common = {
  412: jsonAnswer(apiError, 'The version of tus is not 1.0.0; `Tus-Version` says which is.'),
  423: jsonAnswer(apiError, '`upload_locked`: another request writes it.'),
};

/** Versions and extensions of the protocol that there are. */
export const options = createRoute({
  method: 'options',
  path: '/api/v1/uploads',
  tags,
  summary: 'The tus protocol as it is supported here; also for guests',
  responses: { 204: { description: '`Tus-Version`, `Tus-Extension` and `Tus-Max-Size`.' } },
});

/** Opens an upload. */
export const create = createRoute({
  method: 'post',
  path: '/api/v1/uploads',
  tags,
  summary: 'Begin an upload in pieces (tus 1.0), or find one that was begun',
  description:
    'Headers `Upload-Length` and `Upload-Metadata` with `upload_id` (a UUID: one intent, one file), `purpose`, `filename`, ' +
    '`filetype`, and of a video `duration`, `width`, `height`. Before a video its poster, and maybe its clip, are sent as uploads ' +
    'of the same `upload_id` with `part` `poster` or `clip`; a video that says none of the three needs none where the server has ' +
    'ffmpeg, which reads it, and is refused here where it has not. Size, kind and storage are refused here as `POST /files` does. ' +
    '`Location` is where the bytes go; an upload that is not complete is kept for seven days, until `Upload-Expires`.',
  middleware: [...members, throttle('uploads', 240), tusVersion],
  responses: {
    200: jsonAnswer(uploadState, 'It was begun before; `Upload-Offset` says how far it is.'),
    201: jsonAnswer(uploadState, 'Begun, or taken before in another way.'),
    ...common,
    ...refusals(400, 401, 403, 419, 429),
    409: jsonAnswer(apiError, '`upload_id_reused`: it declared another length before.'),
    422: jsonAnswer(uploadRefused, 'The size, the kind, the storage or a field is refused.'),
  },
});

/** Answers how far an upload is. */
export const show = createRoute({
  method: 'get',
  path: one,
  tags,
  summary: 'How far one of my uploads is, and the file that it became',
  description: '`HEAD` as tus has it: `Upload-Offset`, `Upload-Length`, `Upload-Metadata`.',
  middleware: [...members, tusVersion],
  request: { params },
  responses: {
    200: jsonAnswer(uploadState, 'As it stands.'),
    ...common,
    ...refusals(401, 403, 404),
    409: jsonAnswer(apiError, '`upload_incomplete`: its bytes were lost in this moment.'),
    422: jsonAnswer(uploadRefused, 'It is complete, and refused.'),
  },
});

/** Writes on. */
export const write = createRoute({
  method: 'patch',
  path: one,
  tags,
  summary: 'The next bytes of one of my uploads',
  description:
    '`application/offset+octet-stream` from `Upload-Offset` on. A request that is cut off keeps what came. The last one takes the file ' +
    'into the library with all checks of `POST /files`.',
  middleware: [...members, throttle('upload pieces', 1_200), tusVersion],
  request: { params },
  responses: {
    200: jsonAnswer(uploadAnswer, 'That was all; the file is being made ready.'),
    204: { description: 'Kept; `Upload-Offset` says how far it is.' },
    ...common,
    ...refusals(400, 401, 403, 404, 419, 429),
    409: jsonAnswer(
      apiError,
      '`upload_offset_conflict`: bytes of another offset are awaited; `upload_incomplete`: some were lost.',
    ),
    413: jsonAnswer(apiError, 'More bytes than were declared.'),
    422: jsonAnswer(uploadRefused, 'It is complete, and refused; nothing of it is kept.'),
    507: jsonAnswer(apiError, 'The disk of the server is full; what came is kept.'),
  },
});

/** Ends an upload. */
export const remove = createRoute({
  method: 'delete',
  path: one,
  tags,
  summary: 'End one of my uploads',
  description: 'With a file its poster and clip go too. What the library has stays there.',
  middleware: [...members, tusVersion],
  request: { params },
  responses: {
    204: { description: 'Nothing is left of it.' },
    ...common,
    ...refusals(401, 403, 404, 419),
  },
});
