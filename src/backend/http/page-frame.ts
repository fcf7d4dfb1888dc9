import type { Context } from 'hono';
import type { Env } from '../context.ts';

/** `links` and `meta` of a cursor-paginated resource (contract §4.1). */
export function pageFrame(
  c: Context<Env>,
  page: { readonly next: string | null; readonly previous: string | null },
  perPage: number,
) {
  const { appUrl } = c.get('backend').settings;
  const { pathname, searchParams } = new URL(c.req.url);
  const path = `${appUrl}${pathname}`;
  const link = (cursor: string | null) => {
    if (cursor === null) return null;
    const query = new URLSearchParams(searchParams);
    query.set('cursor', cursor);
    return `${path}?${query}`;
  };
  return {
    links: { first: null, last: null, prev: link(page.previous), next: link(page.next) },
    meta: { path, per_page: perPage, next_cursor: page.next, prev_cursor: page.previous },
  };
}
