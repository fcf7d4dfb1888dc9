import { createRoute } from '@hono/zod-openapi';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  addPasskeyRequest,
  passkeyAdded,
  passkeyOptionsAnswer,
  passkeyRemoved,
  passkeysAnswer,
  renamePasskeyRequest,
} from '#src/contract/auth/passkey.ts';
import type { Router } from '../context.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import { notFound } from '../http/failures.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { sendWarning } from '../auth/access/mails.ts';
import {
  confirmPassword,
  currentUser,
  requireUser,
  requireVerified,
} from '../auth/access/middleware.ts';
import { keepChallenge, relyingParty, userHandle } from '../auth/passkeys/passkey-challenge.ts';
import { addPasskey, keysOf, removePasskey } from '../auth/passkeys/passkeys.ts';

const tags = ['passkeys'];
const named = { params: z.object({ id: z.string() }) };

const addOptions = createRoute({
  method: 'get',
  path: '/user/passkeys/options',
  tags,
  summary: 'What a new passkey of this member is to be',
  middleware: [requireUser, requireVerified, confirmPassword, throttle('passkey-options', 60)],
  responses: {
    200: jsonAnswer(passkeyOptionsAnswer, 'Good for five minutes, once.'),
    ...refusals(401, 403, 423, 429),
  },
});
const add = createRoute({
  method: 'post',
  path: '/user/passkeys',
  tags,
  summary: 'Keep a new passkey',
  middleware: [requireUser, requireVerified, confirmPassword, throttle('passkeys', 10)],
  request: { body: jsonBody(addPasskeyRequest) },
  responses: {
    200: jsonAnswer(passkeyAdded, 'It signs the member in from now on.'),
    ...refusals(401, 403, 409, 419, 422, 423, 429),
  },
});
const remove = createRoute({
  method: 'delete',
  path: '/user/passkeys/{id}',
  tags,
  summary: 'Remove a passkey, unless it is the only way in',
  middleware: [requireUser, confirmPassword],
  request: named,
  responses: {
    200: jsonAnswer(passkeyRemoved, 'It signs nobody in any more.'),
    ...refusals(401, 403, 404, 409, 419, 423),
  },
});
const list = createRoute({
  method: 'get',
  path: '/api/v1/me/passkeys',
  tags,
  summary: 'My passkeys',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(passkeysAnswer, 'Oldest first.'), ...refusals(401) },
});
const rename = createRoute({
  method: 'patch',
  path: '/api/v1/me/passkeys/{id}',
  tags,
  summary: 'Name a passkey anew',
  middleware: [requireUser],
  request: { ...named, body: jsonBody(renamePasskeyRequest) },
  responses: { 204: { description: 'Named.' }, ...refusals(401, 404, 419, 422) },
});

/** A member's own passkeys (contract §2). The authenticator must have checked who holds it. */
export function addPasskeys(router: Router) {
  router.openapi(addOptions, async (c) => {
    const user = currentUser(c);
    const own = await keysOf(c.get('backend'), user.id);
    const { rpID, rpName } = relyingParty(c);
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: userHandle(c, user.id),
      userName: user.email,
      userDisplayName: user.displayName,
      excludeCredentials: own,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    keepChallenge(c, 'add', options.challenge);
    return c.json({ options: { ...options } }, 200);
  });

  router.openapi(add, async (c) => {
    const { name, credential } = c.req.valid('json');
    const user = currentUser(c);
    const id = await addPasskey(c, user.id, name, credential);
    await sendWarning(c, user, 'passkey-added');
    return c.json({ status: 'passkey-registered' as const, id: String(id), name }, 200);
  });

  router.openapi(remove, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const user = await removePasskey(c.get('backend'), currentUser(c).id, id);
    await sendWarning(c, user, 'passkey-removed');
    return c.json({ status: 'passkey-deleted' as const }, 200);
  });

  router.openapi(list, async (c) => {
    const rows = await c
      .get('backend')
      .db.select()
      .from(passkeys)
      .where(eq(passkeys.userId, currentUser(c).id))
      .orderBy(asc(passkeys.id));
    const shown = rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      is_synced: row.isSynced,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
    }));
    return c.json(shown, 200);
  });

  router.openapi(rename, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, currentUser(c).id));
    const { name } = c.req.valid('json');
    const renamed = await c
      .get('backend')
      .db.update(passkeys)
      .set({ name })
      .where(own)
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw notFound();
    return c.body(null, 204);
  });
}
