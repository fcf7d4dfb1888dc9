import { createRoute } from '@hono/zod-openapi';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { contentMark, knownFileAnswer } from '#src/contract/media/file.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { files, type FileRow } from '../../db/schema/files.ts';
import { newRouter } from '../../http/router.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { presentMedia } from './media.presenter.ts';
import { fileOfIntent } from './resumable-take.ts';

const known = createRoute({
  method: 'get',
  path: '/api/v1/files/known',
  tags: ['files'],
  summary: 'The file of mine that has these bytes',
  description:
    'Asked before bytes are sent that are here already. `mark` is the SHA-256 of the concatenated ' +
    'SHA-256 digests of the pieces of 5 MiB of a file, in hexadecimal. It finds the newest of one’s own ' +
    'files for posts and messages that has not failed; `data` is null without one. With `upload_id` the ' +
    'question is that of an upload: the file that it became itself is no duplicate, and is not asked about.',
  middleware: members,
  request: { query: z.object({ mark: contentMark, upload_id: z.uuid().optional() }) },
  responses: {
    200: jsonAnswer(knownFileAnswer, 'The file, or null.'),
    ...refusals(401, 403, 422),
  },
});

/** Finds a member's own file by its bytes; nobody learns of other people's. */
export function knownFileRoutes(): Router {
  const router = newRouter();
  router.openapi(known, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const { mark, upload_id: uploadId } = c.req.valid('query');
    const own = uploadId === undefined ? null : await fileOfIntent(backend.db, id, uploadId);
    const row = own ? null : await fileOfBytes(backend.db, id, mark);
    return c.json({ data: row && presentMedia(backend, row, false, id) }, 200);
  });
  return router;
}

async function fileOfBytes(db: Queryable, ownerId: number, mark: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.contentMark, mark),
        inArray(files.purpose, ['post', 'message']),
        ne(files.status, 'failed'),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.hash))
    .limit(1);
  return row ?? null;
}
