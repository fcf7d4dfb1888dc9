import type { APIResponse, Page, Route } from 'playwright';

/** The real answer; null where the page has gone meanwhile, and with it who wanted it. */
const fetched = (route: Route): Promise<APIResponse | null> => route.fetch().catch(() => null);

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export const numbersOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A value without some of its fields, however deep they are. */
export function withoutSome(value: unknown, isDropped: () => boolean): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutSome(one, isDropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      isDropped() ? [] : [[name, withoutSome(one, isDropped)]],
    ),
  );
}

/** From now on answers of the API lack this share of their fields; `keeps` names calls that stay whole. */
export async function dropFields(
  page: Page,
  { seed, share, keeps }: { seed: number; share: number; keeps?: RegExp },
): Promise<void> {
  const next = numbersOf(seed);
  await page.route(/\/api\/v1\//, async (route) => {
    if (keeps?.test(new URL(route.request().url()).pathname)) return route.fallback();
    const answer = await fetched(route);
    if (!answer) return undefined;
    if (!answer.headers()['content-type']?.includes('json'))
      return route.fulfill({ response: answer });
    const body: unknown = await answer.json();
    const json = withoutSome(body, () => next() < share);
    return route.fulfill({ response: answer, json });
  });
}

/** A value with these of its fields alone, however deep they are. */
export function withOnly(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withOnly(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      names.includes(name) ? [[name, withOnly(one, names)]] : [],
    ),
  );
}

/** From now on answers of these calls have these fields alone. */
export async function keepFields(
  page: Page,
  shown: readonly (readonly [call: RegExp, names: readonly string[]])[],
): Promise<void> {
  await page.route(/\/api\/v1\//, async (route) => {
    const [, names] =
      shown.find(([call]) => call.test(new URL(route.request().url()).pathname)) ?? [];
    if (!names) return route.fallback();
    const answer = await fetched(route);
    if (!answer) return undefined;
    const json = withOnly(await answer.json(), names);
    return route.fulfill({ response: answer, json });
  });
}
