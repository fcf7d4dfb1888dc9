import { fromPromise } from 'xstate';
import type { FileUses } from '#machines/media/file-uses.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadUses } from '#src/api/media/uses.ts';

/** Joins the details' port to `GET /api/v1/files/{hash}/uses`. */
export const fileDetailsAdapter = (http: Http) => ({
  actors: {
    loadUses: fromPromise<FileUses, { hash: string }>(({ input }) => loadUses(http, input.hash)),
  },
});
