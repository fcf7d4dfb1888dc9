import type { Failure } from '#machines/lib/failure.ts';
import { errorMessage } from './error-message.ts';

/** An answer as read: `body` is undefined when it was empty or not JSON. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const fallbackWait = 60;

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Messages by field; PHP writes an empty map as `[]`, and some servers one text for a list. */
function fieldsOf(body: unknown): Record<string, string[]> {
  const errors = field(body, 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, [messages].flat().map(String)]),
  );
}

/** Whole seconds until a moment that an answer names, by the clock that named it where the answer says its time. */
function secondsUntil(milliseconds: number, headers: Headers): number {
  const said = Date.parse(headers.get('Date') ?? '');
  const now = Number.isNaN(said) ? Date.now() : said;
  return Math.max(0, Math.ceil((milliseconds - now) / 1000));
}

/** `Retry-After` in whole seconds, given as seconds or as a date; null when absent or unreadable. */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('Retry-After');
  if (value === null || value.trim() === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : secondsUntil(moment, headers);
}

/** Both 429 shapes: the header, or Laravel's validation shape that says the seconds in words. */
function waitOf({ headers, body }: Answer): number {
  const header = retryAfterOf(headers);
  if (header !== null) return header;
  const words = [...Object.values(fieldsOf(body)).flat(), text(field(body, 'message')) ?? ''];
  for (const word of words) {
    const found = /(\d+)\s*(second|minute)/i.exec(word);
    if (found) return Number(found[1]) * (found[2]?.toLowerCase() === 'minute' ? 60 : 1);
  }
  const reset = Number(headers.get('X-RateLimit-Reset') ?? Number.NaN);
  if (Number.isFinite(reset)) return secondsUntil(reset * 1000, headers);
  return fallbackWait;
}

/** The session is another member's: nothing was done (decisions §11 "Whose page"). */
export const isSessionOfOther = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 409 && field(body, 'code') === 'session_changed';

/** 404 of the server itself, in JSON: a page of that kind may come from a proxy that lost it. */
export const isAbsent = ({ status, body }: Answer): boolean => status === 404 && body !== undefined;

/** The price that a 409 names; undefined where it names none. */
function priceOf(body: unknown) {
  const price = field(body, 'price');
  const amount = field(price, 'amount');
  const currency = field(price, 'currency');
  return typeof amount === 'number' && typeof currency === 'string'
    ? { amount, currency }
    : undefined;
}

/** Statuses with which a backend decides, and in whose place something on the way may answer too. */
const decisions: readonly number[] = [402, 403, 404, 409, 422];
const said: readonly string[] = ['message', 'error', 'errors', 'code'];

/**
 * An answer that is not the backend's, which always says something as data: a proxy, a firewall or a captive
 * portal decides nothing, and a change may have been carried out before. A read of what is nowhere may be a
 * page of its own server.
 */
const isFromTheWay = ({ status, body }: Answer, isChange: boolean): boolean =>
  decisions.includes(status) &&
  (isChange || status !== 404) &&
  !said.some((name) => field(body, name) !== undefined);

/**
 * Maps an answer of 400 and above to a Failure (contract §1.3); a proxy's own counts as
 * unavailable.
 */
export function failureOf(answer: Answer, isChange = false): Failure {
  const { status, body, headers } = answer;
  if (isFromTheWay(answer, isChange))
    return { kind: 'unavailable', retryAfter: retryAfterOf(headers) };
  const message = errorMessage(body, answer.statusText);
  const code = text(field(body, 'code'));
  switch (status) {
    case 401:
      return { kind: 'unauthenticated' };
    case 403:
      return { kind: 'forbidden', code, message };
    case 404:
      return { kind: 'notFound' };
    case 402:
      return {
        kind: 'paymentDeclined',
        code,
        declineCode: text(field(body, 'decline_code')),
        message,
      };
    case 409: {
      if (isSessionOfOther(answer)) return { kind: 'sessionChanged', isOther: true };
      const price = priceOf(body);
      return { kind: 'conflict', code, message, ...(price && { price }) };
    }
    case 422:
      return { kind: 'invalid', message, fields: fieldsOf(body), jwt: text(field(body, 'jwt')) };
    case 423:
      return { kind: 'passwordUnconfirmed' };
    case 429:
      return { kind: 'throttled', retryAfter: waitOf(answer), message };
    case 502:
    case 504:
      return { kind: 'unavailable', retryAfter: retryAfterOf(headers) };
    case 503:
    case 507:
      return {
        kind: 'unavailable',
        retryAfter: retryAfterOf(headers),
        status,
        ...(code !== null && { code }),
      };
    default:
      return { kind: 'unexpected', status, message, ...(code !== null && { code }) };
  }
}
