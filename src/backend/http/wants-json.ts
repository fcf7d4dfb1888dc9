import type { Context } from 'hono';
import type { Env } from '../context.ts';

/** Laravel's `wantsJson`: the first type of Accept is JSON. */
export const wantsJson = (c: Context<Env>) =>
  /[/+]json/.test(c.req.header('accept')?.split(',')[0] ?? '');

/** Laravel's `expectsJson`: that, or an XHR that takes anything. */
export function expectsJson(c: Context<Env>): boolean {
  const accept = c.req.header('accept') ?? '*/*';
  const isXhr = c.req.header('x-requested-with') === 'XMLHttpRequest';
  return wantsJson(c) || (isXhr && accept.includes('*/*'));
}
