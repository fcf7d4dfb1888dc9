import type { AvatarCache } from './avatars.types.ts';
import { fromPromise } from 'xstate';
import type { Face } from '#machines/people/avatars.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadAvatars } from '#src/api/people/relations.ts';

/** Joins the avatars chart's port to `POST /api/v1/people/avatars`; cached for the visit. */
export const avatarsAdapter = (http: Http, cache: AvatarCache) => ({
  actors: {
    loadAvatars: fromPromise<readonly Face[], { ids: readonly number[] }>(async ({ input }) => {
      const missing = input.ids.filter((id) => !cache.has(id));
      if (missing.length > 0) {
        const avatars = await loadAvatars(http, missing);
        for (const { id, photo } of avatars) cache.set(id, photo);
      }
      return input.ids.map((id) => ({ id, photo: cache.get(id) ?? null }));
    }),
  },
});
