import { expect, test } from 'vitest';
import { noFilters } from '#machines/media/library-filters.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { loadLibrary } from '#src/api/media/library.ts';
import { routesWithout } from '#src/api/app/offered.ts';
import { fakeServer, json } from './fake-server.ts';

const wholly = '/api/v1/library/owned';

/** Routes found missing by the server's answer to a call. */
const found = (answer: () => Response) => {
  const routes: string[] = [];
  const { fetch } = fakeServer(answer);
  const http = createHttp({
    fetch,
    xsrfToken: () => 't',
    wait: async () => undefined,
    onAbsent: (path, query) => routes.push(...routesWithout(path, query)),
  });
  return { http, routes };
};
const absent = () => json(404, { message: 'The route could not be found.' });

test('a server that answers 404 to a list lacks the routes that show it', async () => {
  const { http, routes } = found(absent);
  await expect(http.get(wholly, { query: { cursor: undefined } })).rejects.toEqual({
    kind: 'notFound',
  });
  expect(routes).toEqual(['libraryOwned']);
});

test('a folder that is gone, a person and a post who are not there say nothing of the whole', async () => {
  const { http, routes } = found(absent);
  const asked = { list: 'uploaded', cursor: null, folder: 4, filters: noFilters } as const;
  await expect(loadLibrary(http, asked)).rejects.toEqual({ kind: 'notFound' });
  await expect(http.get('/api/v1/profiles/nobody')).rejects.toEqual({ kind: 'notFound' });
  await expect(http.get('/somewhere')).rejects.toEqual({ kind: 'notFound' });
  expect(routes).toEqual([]);
  await expect(loadLibrary(http, { ...asked, folder: null })).rejects.toBeDefined();
  expect(routes).toEqual(['libraryUploaded']);
});

test.each([
  ['a page of a proxy', () => new Response('<h1>404</h1>', { status: 404 })],
  ['a refusal', () => json(403, { message: 'No.' })],
  ['a failure', () => json(500, { message: 'Server Error' })],
])('%s says nothing of what is offered', async (_, answer) => {
  const { http, routes } = found(answer);
  await expect(http.get(wholly)).rejects.toBeDefined();
  expect(routes).toEqual([]);
});

test('a command that meets no route says nothing of what is shown', async () => {
  const { http, routes } = found(absent);
  await expect(http.post('/api/v1/feed')).rejects.toEqual({ kind: 'notFound' });
  expect(routes).toEqual([]);
});
