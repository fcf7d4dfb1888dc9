import { createRoute } from '@hono/zod-openapi';
import {
  deleteMessageRequest,
  sendAnswer,
  sendRequest,
  successAnswer,
  unreadAnswer,
} from '#src/contract/chat/chat.ts';
import { editMessageAnswer, editMessageRequest } from '#src/contract/chat/message-edit.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { throttle } from '../http/throttle.ts';
import type { Router } from '../context.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { deleteMessage } from './sending/delete-message.ts';
import { editMessage } from './sending/edit-message.ts';
import { deleteChat, markRead } from './list/mark-read.ts';
import { sendMass } from './sending/mass.ts';
import { members, membersOnce } from '../auth/access/members.ts';
import { otherSide, sideParams } from './other-side.ts';
import { sendMessage } from './sending/send.ts';

const tags = ['chat'];

const send = createRoute({
  method: 'post',
  path: '/api/v1/chat/send',
  tags,
  summary: 'Send a message',
  middleware: [...membersOnce, throttle('chat-send', 120)],
  request: { body: jsonBody(sendRequest) },
  responses: {
    200: jsonAnswer(sendAnswer, '`success: false` says in `error` why it may not be sent now.'),
    ...refusals(400, 401, 403, 404, 409, 419, 422, 429),
  },
});

const mark = createRoute({
  method: 'post',
  path: '/api/v1/chat/{userId}/{type}/mark_read',
  tags,
  summary: 'Everything there is now is read',
  middleware: members,
  request: { params: sideParams },
  responses: {
    200: jsonAnswer(unreadAnswer, 'Done, again and again.'),
    ...refusals(401, 403, 404, 419),
  },
});

const remove = createRoute({
  method: 'post',
  path: '/api/v1/chat/{userId}/{type}/delete',
  tags,
  summary: 'Delete a chat for oneself; clear the notifications',
  middleware: members,
  request: { params: sideParams },
  responses: { 200: jsonAnswer(unreadAnswer, 'Gone for me.'), ...refusals(401, 403, 404, 419) },
});

const removeMessage = createRoute({
  method: 'post',
  path: '/api/v1/message/delete',
  tags,
  summary: 'Delete a message for oneself or for both',
  middleware: members,
  request: { body: jsonBody(deleteMessageRequest) },
  responses: {
    200: jsonAnswer(successAnswer, 'Gone.'),
    ...refusals(401, 403, 404, 409, 419, 422),
  },
});

const edit = createRoute({
  method: 'post',
  path: '/api/v1/message/edit',
  tags,
  summary: 'Another text for one’s own message',
  middleware: [...members, throttle('message-edit', 60)],
  request: { body: jsonBody(editMessageRequest) },
  responses: {
    200: jsonAnswer(editMessageAnswer, '`success: false` when it is no longer there.'),
    ...refusals(401, 403, 404, 409, 419, 422, 429),
  },
});

/** Everything the chat screens change. */
export function addWrites(router: Router) {
  router.openapi(send, async (c) => {
    const backend = c.get('backend');
    const body = c.req.valid('json');
    const sending = {
      sender: currentUser(c),
      body,
      clientKey: c.req.header('idempotency-key')?.trim() ?? null,
      socketId: c.get('socketId'),
    };
    const answer = body.rcpt
      ? await sendMass(backend, sending, body.rcpt)
      : await sendMessage(backend, sending);
    return c.json(answer, 200);
  });

  router.openapi(mark, async (c) => {
    const { userId, type } = c.req.valid('param');
    const side = await otherSide(c, userId, type);
    const unread = await markRead(c.get('backend'), side, c.get('socketId'));
    return c.json({ success: true, unread }, 200);
  });

  router.openapi(remove, async (c) => {
    const { userId, type } = c.req.valid('param');
    const side = await otherSide(c, userId, type);
    const unread = await deleteChat(c.get('backend'), side, c.get('socketId'));
    return c.json({ success: true, unread }, 200);
  });

  router.openapi(removeMessage, async (c) => {
    const { withUserId, chatType, messageId, bothSides } = c.req.valid('json');
    const side = await otherSide(c, withUserId, chatType);
    const socketId = c.get('socketId');
    await deleteMessage(c.get('backend'), { side, messageId, bothSides, socketId });
    return c.json({ success: true }, 200);
  });

  router.openapi(edit, async (c) => {
    const { withUserId, messageId, message: text } = c.req.valid('json');
    const side = await otherSide(c, withUserId, 0);
    const editing = { side, messageId, text, socketId: c.get('socketId') };
    const message = await editMessage(c.get('backend'), editing);
    return c.json({ success: message !== null, message }, 200);
  });
}
