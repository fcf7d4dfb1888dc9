import type { Place, RouteRequest } from './navigation.types.ts';
import { isRouteName, pathOf, routes, type Route, type RouteName } from './routes.ts';

const word = /^[A-Za-z0-9_-]+$/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const table: readonly (readonly [RouteName, Route, readonly string[]])[] = Object.entries(
  routes as Record<RouteName, Route>,
).map(([name, route]) => [name as RouteName, route, route.pattern.split('/').slice(1)]);

/** First segments that belong to the product or its backend, so no member can be called so. */
const reservedUsernames: ReadonlySet<string> = new Set([
  ...table.flatMap(([, , [first]]) => (first && !first.startsWith(':') ? [first] : [])),
  ...'login logout user email auth api sanctum broadcasting two-factor-challenge storage'.split(
    ' ',
  ),
  ...'assets outbox up'.split(' '),
]);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return null;
  }
};

function readQuery(search: string): Record<string, string> {
  const pairs = search.split('&').flatMap((pair) => {
    const at = pair.indexOf('=');
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    return key && value !== null ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function readParams(route: Route, pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const name = part.slice(1);
    const value = decode(segment);
    if (value === null || control.test(value)) return null;
    if (!(route.params?.[name] ?? word).test(value)) return null;
    if (name === 'username' && reservedUsernames.has(value.toLowerCase())) return null;
    params[name] = value;
  }
  return params;
}

/** Path without query and fragment; `/feed/` is `/feed`. */
export const pathnameOf = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '') || '/';

/** Finds the route that a path belongs to; static paths win over `/:username`. Never throws. */
export function placeOf(path: string): Place {
  const segments = pathnameOf(path).split('/').slice(1);
  const query = readQuery(/^[^?#]*\?([^#]*)/.exec(path)?.[1] ?? '');
  for (const [name, route, pattern] of table) {
    const params = readParams(route, pattern, segments);
    if (params) return { path, name, params, query, layout: route.layout };
  }
  return { path, name: null, params: {}, query, layout: 'main' };
}

/**
 * True if a stored path may be followed after a login (decisions §3.2): one leading `/`, not `//`
 * or `/\`, no control characters, and a known route that is not for guests only. Only a path that
 * is made of one of our own patterns passes, so it cannot leave this origin however a browser reads
 * it.
 */
export function isSafeRedirect(path: string): boolean {
  if (path.length > 2000 || !/^\/(?![/\\])/.test(path) || control.test(path)) return false;
  const { name } = placeOf(path);
  return name !== null && name !== 'notFound' && routes[name].access !== 'guest';
}

const plain = (name: string) => name.toLowerCase().replace(/[ _-]/g, '');
const byPlainName = new Map(table.map(([name]) => [plain(name), name]));

/**
 * Path of a route named by the redirect-target cookie. The server may write the spec's spelling
 * (`ConfirmPassword`, `settings profile`). Null for an unknown name or one that needs parameters.
 */
export function pathOfTarget(target: string): string | null {
  const name = isRouteName(target) ? target : byPlainName.get(plain(target));
  return name === undefined ? null : pathOrNull({ name });
}

/** `pathOf` for a chart: a wrong name or parameter is null, to be reported by a notice. */
export function pathOrNull({ name, params = {} }: RouteRequest): string | null {
  try {
    return pathOf(name, params);
  } catch {
    return null;
  }
}
