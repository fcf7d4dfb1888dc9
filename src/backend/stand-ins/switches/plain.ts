import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../../context.ts';
import { switched } from './switched.ts';

/**
 * Fields that the product specification (§7) shows in the answers of its calls; the first that fits
 * counts.
 */
const shown: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api\/v1\/me$/, ['data', 'unread']],
  [/^\/api\/v1\/chats\/\w+$/, ['list', 'unread', 'count', 'notifications']],
  [/^\/api\/v1\/messages$/, ['messages', 'limits']],
  [/^\/api\/v1\/chat\/send$/, ['success', 'message', 'error']],
  [/^\/api\/v1\/chat\/\d+\/\d$/, ['chat', 'unread']],
  [/^\/api\/v1\/chat\/\d+\/\d\/(mark_read|delete)$/, ['success', 'unread']],
  [/^\/api\/v1\/message\/delete$/, ['success']],
  [/^\/api\/v1\/message\/refresh$/, ['success', 'message']],
  [/^\/api\/v1\/people\/[a-z]+$/, ['list']],
  [/^\/api\/v1\/people\/\d+\/(de|re)activate_renew$/, ['list']],
  [/^\/api\/v1\/people\/\d+\/\w+$/, ['success', 'list']],
];

/** Fields of a message or a chat that are this backend's own. */
const own: ReadonlySet<string> = new Set([
  'client_key',
  'contents',
  'edited_at',
  'is_purchased',
  'notice',
  'peer_read_message_id',
]);

/** Endpoints that are this backend's own, and that a page must do without. */
const absent =
  /^\/(auth\/(google\/nonce|social\/pending)|api\/v1\/(suggestions|people\/counts|feed\/new_count|media\/addresses|complaints|billing\/intents\/[^/]+))$/;

/** The calls of the product specification's table (§7), and what stock Fortify and Sanctum have. */
const offered = [
  /^\/api\/v1\/(me|messages|verify_identity|get_callback_token|chats\/\w+|countries\/[\w()-]+)$/,
  /^\/api\/v1\/chat\/(send|\d+\/(complaint|\d(\/(mark_read|delete))?))$/,
  /^\/api\/v1\/message\/(delete|refresh)$/,
  /^\/api\/v1\/social\/attach\/(google|twitter)$/,
  /^\/api\/v1\/people\/(avatars|subscriptions|followed|subscribers|followers|blacklist)$/,
  /^\/api\/v1\/people\/\d+\/((de|re)activate_renew|(start|stop)_following|ban|forgive)$/,
  /^\/auth\/(google\/(check_token|callback)|twitter\/redirect)$/,
  /^\/user\/(password|profile-information|confirm-password|confirmed-password-status)$/,
  /^\/user\/(two-factor-[a-z-]+|confirmed-two-factor-authentication)$/,
];
/** Paths whose routes are the server's, not the page's. */
const served = /^\/(api\/v1|auth|user|passkeys)\//;

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (own.has(name) ? [] : [[name, without(one)]])),
  );
};

const plainAnswer = async (c: Context<Env>, names: readonly string[]): Promise<Response> => {
  const body: Record<string, unknown> = await c.res.json();
  const kept = Object.entries(body).filter(([name]) => names.includes(name));
  const { status, headers } = c.res;
  headers.delete('content-length');
  return new Response(JSON.stringify(without(Object.fromEntries(kept))), { status, headers });
};

/**
 * Acts, with the switch `isPlain`, as a server that knows the product specification and nothing
 * beyond it; with `isBare` it has no call either that the specification does not show.
 */
export const plainMiddleware: MiddlewareHandler<Env> = async (c, next) => {
  const { isPlain, isBare } = switched(c.get('backend'));
  if (!isPlain && !isBare) return next();
  const { path } = c.req;
  const isOffered = !served.test(path) || offered.some((one) => one.test(path));
  if (absent.test(path) || (isBare && !isOffered))
    return c.json({ message: `The route ${path} could not be found.` }, 404);
  // It does not honour keys: the same one twice does the same thing twice.
  if (c.req.header('Idempotency-Key')) c.req.raw.headers.set('Idempotency-Key', randomUUID());
  await next();
  const [, names] = shown.find(([fits]) => fits.test(path)) ?? [];
  if (names && c.res.ok && /json/.test(c.res.headers.get('content-type') ?? ''))
    c.res = await plainAnswer(c, names);
};
