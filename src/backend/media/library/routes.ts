import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  folderAnswer,
  folderItemsAnswer,
  folderItemsRequest,
  folderMoveAnswer,
  folderMoveRequest,
  folderRequest,
  foldersAnswer,
} from '#src/contract/media/folder.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { throttle } from '../../http/throttle.ts';
import { members } from '../../auth/access/members.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { changeItems, listFolders, makeFolder, removeFolder, renameFolder } from './folders.ts';
import { moveFiles } from './move.ts';

const tags = ['library'];
const changing = [...members, throttle('folders', 120)];
const params = z.object({ id: z.string() });

const list = createRoute({
  method: 'get',
  path: '/api/v1/library/folders',
  tags,
  summary: 'My folders',
  middleware: members,
  responses: { 200: jsonAnswer(foldersAnswer, 'By name.'), ...refusals(401, 403) },
});

const make = createRoute({
  method: 'post',
  path: '/api/v1/library/folders',
  tags,
  summary: 'Make a folder',
  middleware: changing,
  request: { body: jsonBody(folderRequest) },
  responses: { 201: jsonAnswer(folderAnswer, 'Made.'), ...refusals(401, 403, 419, 422, 429) },
});

const rename = createRoute({
  method: 'patch',
  path: '/api/v1/library/folders/{id}',
  tags,
  summary: 'Rename a folder',
  middleware: changing,
  request: { params, body: jsonBody(folderRequest) },
  responses: {
    200: jsonAnswer(folderAnswer, 'Renamed.'),
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/library/folders/{id}',
  tags,
  summary: 'Remove a folder; its files stay',
  middleware: changing,
  request: { params },
  responses: { 204: { description: 'Gone.' }, ...refusals(401, 403, 404, 419, 429) },
});

const items = createRoute({
  method: 'post',
  path: '/api/v1/library/folders/{id}/items',
  tags,
  summary: 'Put files into a folder, and take others out',
  middleware: changing,
  request: { params, body: jsonBody(folderItemsRequest) },
  responses: {
    200: jsonAnswer(folderItemsAnswer, 'The same again changes nothing.'),
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

const move = createRoute({
  method: 'post',
  path: '/api/v1/library/move',
  tags,
  summary: 'Move files between folders, in a way that can be undone',
  description:
    'All or nothing. Files that are gone, or neither mine nor bought, are left out. The call with what was added and ' +
    'removed swapped undoes it.',
  middleware: [...members, throttle('library-move', 60)],
  request: { body: jsonBody(folderMoveRequest) },
  responses: {
    200: jsonAnswer(folderMoveAnswer, 'The same again changes nothing.'),
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

/** The folders of the media library. */
export function libraryRoutes(): Router {
  const router = newRouter();
  router.openapi(list, async (c) =>
    c.json({ data: await listFolders(c.get('backend').db, currentUser(c).id) }, 200),
  );

  router.openapi(make, async (c) => {
    const { name } = c.req.valid('json');
    return c.json({ data: await makeFolder(c.get('backend'), currentUser(c).id, name) }, 201);
  });

  router.openapi(rename, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const { name } = c.req.valid('json');
    const data = await renameFolder(c.get('backend'), currentUser(c).id, id, name);
    return c.json({ data }, 200);
  });

  router.openapi(remove, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    await removeFolder(c.get('backend'), currentUser(c).id, id);
    return c.body(null, 204);
  });

  router.openapi(items, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const change = c.req.valid('json');
    const count = await changeItems(c.get('backend'), currentUser(c).id, id, change);
    return c.json({ success: true, count }, 200);
  });

  router.openapi(move, async (c) => {
    const { changes } = c.req.valid('json');
    const data = await moveFiles(c.get('backend'), currentUser(c).id, changes);
    return c.json({ data }, 200);
  });
  return router;
}
