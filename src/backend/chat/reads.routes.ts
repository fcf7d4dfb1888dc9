import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { audienceAnswer } from '#src/contract/chat/audience.ts';
import { chatMediaAnswer, chatMediaQuery } from '#src/contract/chat/chat-media.ts';
import {
  chatAnswer,
  chatKind,
  chatsAnswer,
  chatsRequest,
  messagesAnswer,
  messagesRequest,
  refreshMessageAnswer,
  refreshMessageRequest,
} from '#src/contract/chat/chat.ts';
import { currentUser } from '../auth/access/middleware.ts';
import type { Router } from '../context.ts';
import { forbidden, notFound } from '../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { countAudience } from './sending/audience.ts';
import { presentChats } from './list/chat.presenter.ts';
import { chatMediaPage } from './messages/chat-media.ts';
import { findMessage, findSide, personOf } from './messages/conversation.ts';
import { changedChats } from './list/list-changes.ts';
import { listChats } from './list/list.ts';
import { members } from '../auth/access/members.ts';
import { presentMessages } from './messages/message.presenter.ts';
import { otherSide, sideParams } from './other-side.ts';
import { messagesPage } from './messages/page.ts';
import { unreadChats } from './list/unread.ts';

const tags = ['chat'];

const list = createRoute({
  method: 'post',
  path: '/api/v1/chats/{kind}',
  tags,
  summary: 'Chats, latest activity first, 20 a page; or what changed among them',
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
  summary: 'Messages of one chat, 30 a page; or what changed in it',
  middleware: members,
  request: { body: jsonBody(messagesRequest) },
  responses: {
    200: jsonAnswer(messagesAnswer, 'An empty page of history is the beginning of the chat.'),
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
    200: jsonAnswer(chatAnswer, '`chat` is null while there is none; `person` is null then not.'),
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

const media = createRoute({
  method: 'get',
  path: '/api/v1/chat/{userId}/{type}/media',
  tags,
  summary: 'Pictures and videos of one chat that I can open, 30 messages a page',
  middleware: members,
  request: { params: sideParams, query: chatMediaQuery },
  responses: {
    200: jsonAnswer(chatMediaAnswer, 'Oldest first; an empty page is the beginning of the chat.'),
    ...refusals(401, 403, 404, 422),
  },
});

const reach = createRoute({
  method: 'get',
  path: '/api/v1/chat/audience',
  tags,
  summary: 'Whom a mass message would reach',
  middleware: members,
  responses: {
    200: jsonAnswer(audienceAnswer, 'Counted as the message would be sent, by `rcpt`.'),
    ...refusals(401, 403),
  },
});

/** Everything the chat screens read. */
export function addReads(router: Router) {
  router.openapi(list, async (c) => {
    const kind = chatKind.safeParse(c.req.valid('param').kind);
    if (!kind.success) throw notFound();
    const { offset, search, changedSince } = c.req.valid('json');
    const { id: ownerId } = currentUser(c);
    const backend = c.get('backend');
    const answer = changedSince
      ? await changedChats(backend, ownerId, kind.data, changedSince)
      : await listChats(backend, { ownerId, kind: kind.data, offset, search });
    return c.json(answer, 200);
  });

  router.openapi(page, async (c) => {
    const { withUserId, type, ...wanted } = c.req.valid('json');
    const side = await otherSide(c, withUserId, type);
    return c.json(await messagesPage(c.get('backend'), currentUser(c), side, wanted), 200);
  });

  router.openapi(media, async (c) => {
    const { userId, type } = c.req.valid('param');
    const side = await otherSide(c, userId, type);
    const { before_id: beforeId } = c.req.valid('query');
    return c.json(await chatMediaPage(c.get('backend'), side, beforeId), 200);
  });

  router.openapi(reach, async (c) => {
    const sender = currentUser(c);
    if (!sender.isCreator)
      throw forbidden('Verify your identity to write to an audience.', 'identity_required');
    return c.json({ data: await countAudience(c.get('backend'), sender.id) }, 200);
  });

  router.openapi(one, async (c) => {
    const backend = c.get('backend');
    const { userId, type } = c.req.valid('param');
    const side = await otherSide(c, userId, type);
    const row = await findSide(backend.db, side);
    const [chat = null] =
      row && !row.isHidden ? await presentChats(backend, side.ownerId, [row]) : [];
    const unread = await unreadChats(backend.db, side.ownerId);
    return c.json({ chat, unread, person: chat ? null : await personOf(backend, side) }, 200);
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
