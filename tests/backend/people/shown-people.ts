import type { TestBackend } from '../harness.ts';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
}

/** Every call whose answer can hold a person's card, as the published document says: `GET /api/v1/feed`. */
export async function callsThatShowPeople(backend: TestBackend): Promise<string[]> {
  const { paths, components } = (await (
    await backend.fetch('/api/openapi.json')
  ).json()) as OpenApi;
  const shows = (part: unknown, seen: ReadonlySet<string> = new Set()): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    return Object.entries(part).some(([key, value]: [string, unknown]) => {
      if (key === 'is_online') return true;
      if (key !== '$ref' || typeof value !== 'string') return shows(value, seen);
      const name = value.replace('#/components/schemas/', '');
      return !seen.has(name) && shows(components.schemas[name], new Set([...seen, name]));
    });
  };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.entries(responses).some(([status, answer]) => status < '300' && shows(answer))
          ? [`${method.toUpperCase()} ${path}`]
          : [],
      ),
    )
    .toSorted();
}

/** Online flags of a person, wherever an answer contains them. */
export function onlineOf(answer: unknown, id: number): boolean[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const here =
    'id' in answer && answer.id === id && 'username' in answer
      ? [('is_online' in answer && answer.is_online) === true]
      : [];
  return [...here, ...Object.values(answer).flatMap((part) => onlineOf(part, id))];
}
