import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { commentAnswer, commentRequest, commentsAnswer } from '#src/contract/posts/comment.ts';
import { complaintAnswer, complaintRequest } from '#src/contract/people/complaint.ts';
import { members, membersOnce } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { complain } from '../../people/complaints/complain.ts';
import type { Env, Router } from '../../context.ts';
import { comments, type CommentRow } from '../../db/schema/comments.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { notifyOfPost } from '../../app/notices/post-notice.ts';
import { forbidden, invalid, notFound } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { announceComment } from './announce.ts';
import { presentComment } from './comment.presenter.ts';
import { addOpening } from './open.routes.ts';
import { pageOfComments, perPage } from './page.ts';
import { threadOf } from './rights.ts';
import { addComment, deleteComment, editComment } from './write.ts';

const tags = ['comments'];
const params = z.object({ id: z.string() });

const list = createRoute({
  method: 'get',
  path: '/api/v1/posts/{id}/comments',
  tags,
  summary: 'The thread of a post; also for guests',
  request: {
    params,
    query: z.object({
      cursor: z.string().optional(),
      order: z.enum(['oldest', 'newest']).default('oldest'),
    }),
  },
  responses: {
    200: jsonAnswer(commentsAnswer, 'A page, oldest first; an unreadable cursor is the first.'),
    ...refusals(404, 422),
  },
});

const add = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/comments',
  tags,
  summary: 'Comment on a post',
  middleware: [...membersOnce, throttle('comment', 20)],
  request: { params, body: jsonBody(commentRequest) },
  responses: {
    201: jsonAnswer(commentAnswer, 'The comment; the same key again is the same comment.'),
    ...refusals(400, 401, 403, 404, 409, 419, 422, 429),
  },
});

const edit = createRoute({
  method: 'patch',
  path: '/api/v1/comments/{id}',
  tags,
  summary: 'Give a comment of mine another text, within 15 minutes',
  middleware: members,
  request: { params, body: jsonBody(commentRequest) },
  responses: {
    200: jsonAnswer(commentAnswer, 'As it stands now.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/comments/{id}',
  tags,
  summary: 'Delete a comment: mine, or below a post of mine',
  middleware: members,
  request: { params },
  responses: { 204: { description: 'It is gone.' }, ...refusals(401, 403, 404, 419) },
});

const report = createRoute({
  method: 'post',
  path: '/api/v1/comments/{id}/complaint',
  tags,
  summary: 'Report a comment to the moderators',
  middleware: [...members, throttle('complaint', 5)],
  request: { params, body: jsonBody(complaintRequest) },
  responses: {
    200: jsonAnswer(complaintAnswer, 'Kept; the same words twice in a day are kept once.'),
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

/** A comment below a post that the member may read, with the post's author. */
async function known(c: Context<Env>, id: string) {
  const backend = c.get('backend');
  const [comment] = await backend.db
    .select()
    .from(comments)
    .where(eq(comments.id, rowIdFrom(id)));
  if (!comment) throw notFound();
  const { post } = await threadOf(backend, currentUser(c).id, comment.postId);
  return { comment, authorId: post.authorId };
}

/** The same, or one's own: nothing that ends the right to read a thread keeps words from being taken back. */
async function ownOrKnown(c: Context<Env>, id: string) {
  const own = and(eq(comments.id, rowIdFrom(id)), eq(comments.userId, currentUser(c).id));
  const [comment] = await c.get('backend').db.select().from(comments).where(own);
  return comment ? { comment, authorId: null } : known(c, id);
}

function present(c: Context<Env>, comment: CommentRow, authorId: number) {
  const writer = currentUser(c);
  const now = c.get('backend').clock();
  return presentComment({ comment, writer }, { viewerId: writer.id, authorId, now });
}

/** The threads below posts. */
export function commentRoutes(): Router {
  const router = newRouter();
  router.openapi(list, async (c) => {
    const backend = c.get('backend');
    const viewerId = c.get('user')?.id ?? null;
    const { post, canComment } = await threadOf(
      backend,
      viewerId,
      rowIdFrom(c.req.valid('param').id),
    );
    const { cursor, order } = c.req.valid('query');
    const page = await pageOfComments(backend, viewerId, { postId: post.id, order, cursor });
    const { links, meta } = pageFrame(c, { next: page.next, previous: null }, perPage);
    const viewed = { viewerId, authorId: post.authorId, now: backend.clock() };
    const thread = { count: page.count, open_to: post.commentsOpenTo, can_comment: canComment };
    const data = page.rows.map((row) => presentComment(row, viewed));
    return c.json({ data, links, meta: { ...meta, ...thread } }, 200);
  });

  router.openapi(add, async (c) => {
    const backend = c.get('backend');
    const { id: userId } = currentUser(c);
    const { post } = await threadOf(backend, userId, rowIdFrom(c.req.valid('param').id));
    const { comment, isNew } = await addComment(backend, {
      postId: post.id,
      userId,
      text: c.req.valid('json').text,
      clientKey: c.req.header('idempotency-key')?.trim() ?? null,
    });
    if (isNew) {
      await announceComment(backend, 'CommentAdded', comment, c.get('socketId'));
      await notifyOfPost(backend, { kind: 'post_commented', personId: userId, post });
    }
    return c.json({ data: present(c, comment, post.authorId) }, 201);
  });

  addOpening(router);

  router.openapi(edit, async (c) => {
    const { comment, authorId } = await known(c, c.req.valid('param').id);
    if (comment.userId !== currentUser(c).id) throw forbidden();
    const changed = await editComment(c.get('backend'), comment, c.req.valid('json').text);
    await announceComment(c.get('backend'), 'CommentEdited', changed, c.get('socketId'));
    return c.json({ data: present(c, changed, authorId) }, 200);
  });

  router.openapi(remove, async (c) => {
    const { comment, authorId } = await ownOrKnown(c, c.req.valid('param').id);
    const { id } = currentUser(c);
    if (comment.userId !== id && authorId !== id) throw forbidden();
    await deleteComment(c.get('backend'), comment);
    await announceComment(c.get('backend'), 'CommentDeleted', comment, c.get('socketId'));
    return c.body(null, 204);
  });

  router.openapi(report, async (c) => {
    const { id: byUserId } = currentUser(c);
    const { comment } = await known(c, c.req.valid('param').id);
    if (comment.userId === byUserId) throw invalid({ id: ['You cannot report your own comment.'] });
    const people = { byUserId, toUserId: comment.userId };
    const about = { subject: 'comment' as const, subjectId: comment.id };
    const answer = await complain(c.get('backend'), {
      ...c.req.valid('json'),
      ...people,
      ...about,
    });
    return c.json(answer, 200);
  });
  return router;
}
