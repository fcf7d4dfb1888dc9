import type { Context } from 'hono';
import type { Env } from '../../context.ts';

/**
 * Sanctum's rule (contract §1.5): `Referer` if present, else `Origin`, must be a page of ours,
 * its port included. Otherwise the call has neither session nor CSRF check.
 */
export function isStateful(c: Context<Env>): boolean {
  const from = c.req.header('referer') || c.req.header('origin');
  if (!from) return false;
  const { appUrl, statefulDomains } = c.get('backend').settings;
  const host = hostOf(from);
  const own = [hostOf(appUrl), c.req.header('host') ?? hostOf(c.req.url)];
  return [...own, ...statefulDomains].some((domain) => matches(domain, host));
}

const hostOf = (address: string) =>
  address
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)
    .join('')
    .toLowerCase();

/** `*` stands for anything, as in `*.example.com`. */
function matches(domain: string, host: string): boolean {
  const [first = '', ...rest] = domain.toLowerCase().split('*');
  if (rest.length === 0) return host === first;
  const pattern = [first, ...rest].map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(host);
}
