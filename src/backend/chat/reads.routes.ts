import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  chatAnswer,
  chatKind,
  chatsAnswer,
  chatsRequest,
  messagesAnswer,
  messagesRequest,
  refreshMessageAnswer,
  refreshMessageRequest,
} from '#src/contract/chat.ts';
import { currentUser } from '../auth/middleware.ts';
import { limits } from '../config/limits.ts';
import type { Router } from '../context.ts';
import { notFound } from '../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { presentChats } from './chat.presenter.ts';
import { findMessage, findSide, visibleMessages } from './conversation.ts';
import { listChats } from './list.ts';
import { members } from './members.ts';
import { presentMessages } from './message.presenter.ts';
import { otherSide, sideParams } from './other-side.ts';
import { mediaMax } from './policy.ts';
import { unreadChats } from './unread.ts';

const tags = ['chat'];

const list = createRoute({
  method: 'post',
  path: '/api/v1/chats/{kind}',
  tags,
  summary: 'Chats, latest activity first, 20 a page',
  middleware: members,
  request: { params: z.object({ kind: z.string() }), body: jsonBody(chatsRequest) },
  responses: {
    200: jsonAnswer(chatsAnswer, '`count` is of this kind; `unread` of all chats.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

const page = createRoute({
  method: 'post',
  path: '/api/v1/messages',
  tags,
  summary: 'Messages of one chat, newest first, 30 a page',
  middleware: members,
  request: { body: jsonBody(messagesRequest) },
  responses: {
    200: jsonAnswer(messagesAnswer, 'An empty page is the beginning of the chat.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

const one = createRoute({
  method: 'get',
  path: '/api/v1/chat/{userId}/{type}',
  tags,
  summary: 'One chat',
  middleware: members,
  request: { params: sideParams },
  responses: {
    200: jsonAnswer(chatAnswer, '`chat` is null while there is none.'),
    ...refusals(401, 403, 404),
  },
});

const refresh = createRoute({
  method: 'post',
  path: '/api/v1/message/refresh',
  tags,
  summary: 'One message again, with fresh addresses',
  middleware: members,
  request: { body: jsonBody(refreshMessageRequest) },
  responses: {
    200: jsonAnswer(refreshMessageAnswer, '`success: false` when it is gone.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

/** Everything the chat screens read. */
export function addReads(router: Router) {
  router.openapi(list, async (c) => {
    const kind = chatKind.safeParse(c.req.valid('param').kind);
    if (!kind.success) throw notFound();
    const { offset } = c.req.valid('json');
    return c.json(await listChats(c.get('backend'), currentUser(c).id, kind.data, offset), 200);
  });

  router.openapi(page, async (c) => {
    const backend = c.get('backend');
    const { withUserId, type, beforeId } = c.req.valid('json');
    const side = await otherSide(c, withUserId, type);
    const { hiddenBeforeId } = (await findSide(backend.db, side)) ?? { hiddenBeforeId: 0 };
    const rows = await visibleMessages(backend.db, side, {
      hiddenBeforeId,
      beforeId: beforeId ?? undefined,
    });
    const answer = {
      messages: await presentMessages(backend, side.ownerId, rows),
      limits: {
        message_max: limits.message_max,
        media_max: mediaMax,
        price_min: limits.price_min,
        price_max: limits.price_max,
      },
    };
    return c.json(answer, 200);
  });

  router.openapi(one, async (c) => {
    const backend = c.get('backend');
    const { userId, type } = c.req.valid('param');
    const side = await otherSide(c, userId, type);
    const row = await findSide(backend.db, side);
    const [chat = null] =
      row && !row.isHidden ? await presentChats(backend, side.ownerId, [row]) : [];
    return c.json({ chat, unread: await unreadChats(backend.db, side.ownerId) }, 200);
  });

  router.openapi(refresh, async (c) => {
    const backend = c.get('backend');
    const { withUserId, messageId } = c.req.valid('json');
    const side = await otherSide(c, withUserId, withUserId === 1 ? 1 : 0);
    const row = await findMessage(backend.db, side, messageId);
    const [message = null] = row ? await presentMessages(backend, side.ownerId, [row]) : [];
    return c.json({ success: message !== null, message }, 200);
  });
}
