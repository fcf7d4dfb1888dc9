import type { MiddlewareHandler } from 'hono';
import { trimmed } from '#src/contract/lib/blank.ts';
import type { Env } from '../context.ts';
import { streamSafe } from '../lib/stream-safe.ts';
import { Refusal } from './failures.ts';

const untouched = new Set(['password', 'password_confirmation', 'current_password']);

/** Marks, embeddings, overrides and isolates: what turns the direction of a text around. */
const turning = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const link = /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2}/iu;

/** A text with a link turns nothing around: an address reads as it is, or it is read as another. */
const withoutTurns = (text: string) => {
  const straight = text.replaceAll(turning, '');
  return straight !== text && link.test(straight) ? straight : text;
};

/**
 * No database keeps U+0000: an address that holds it leads nowhere. In front of every route, the
 * stand-ins' too.
 */
export const refuseNulAddress: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.url.includes('%00')) refuseNul(new URL(c.req.url));
  await next();
};

/**
 * Trims every string and turns one in which nothing is seen into null, as `''`, before any route reads
 * the body (contract §0.9). No database keeps U+0000: texts lose it. Towers of marks are kept stream-safe.
 */
export const tidyInput: MiddlewareHandler<Env> = async (c, next) => {
  const isJson = c.req.header('content-type')?.includes('json') ?? false;
  if (isJson && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const raw = await c.req.text();
    const tidied = raw.trim() === '' ? '{}' : JSON.stringify(tidy(parse(raw)));
    Object.assign(c.req.bodyCache, { text: Promise.resolve(tidied) });
  }
  await next();
};

/** An unreadable cursor is silently the first page (contract §4.1); anything else would reach a query. */
function refuseNul({ pathname, searchParams }: URL): void {
  if (pathname.includes('%00')) throw new Refusal(404, { message: 'Not found.' });
  if ([...searchParams].some(([name, value]) => name !== 'cursor' && value.includes('\0')))
    throw new Refusal(400, { message: 'The address holds a character that no text has.' });
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw new Refusal(400, { message: 'The request body is not JSON.' });
  }
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string')
    return trimmed(withoutTurns(streamSafe(value.replaceAll('\0', '')))) || null;
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, untouched.has(key) ? one || null : tidy(one)]),
  );
}
