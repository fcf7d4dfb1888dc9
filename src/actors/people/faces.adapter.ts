import { fromPromise } from 'xstate';
import type { Face } from '#machines/people/faces.types.ts';
import type { Http } from '#src/api/http.types.ts';
import { loadFaces } from '#src/api/relations.ts';

const known = new WeakMap<Http, Map<number, string | null>>();

/** What was fetched in this visit, whichever list it was for; a signed-in member has a client of their own. */
const cacheOf = (http: Http): Map<number, string | null> => {
  const cache = known.get(http) ?? new Map<number, string | null>();
  known.set(http, cache);
  return cache;
};

/** Joins the faces chart's port to `POST /api/v1/people/avatars`; nobody is asked for twice in a visit. */
export const facesAdapter = (http: Http) => ({
  actors: {
    loadFaces: fromPromise<readonly Face[], { ids: readonly number[] }>(async ({ input }) => {
      const cache = cacheOf(http);
      const missing = input.ids.filter((id) => !cache.has(id));
      if (missing.length > 0) {
        const faces = await loadFaces(http, missing);
        for (const { id, photo } of faces) cache.set(id, photo);
      }
      return input.ids.map((id) => ({ id, photo: cache.get(id) ?? null }));
    }),
  },
});
