import { fromPromise } from 'xstate';
import type { DocumentText } from '#machines/pages/document-page.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadDocument } from '#src/api/pages/page.ts';

/** Joins the consent form's port to `GET /api/v1/pages/{route_key}` in the reader's language. */
export const consentFormAdapter = (http: Http) => ({
  actors: {
    loadDocument: fromPromise<DocumentText, { routeKey: string }>(({ input }) =>
      loadDocument(http, input.routeKey, document.documentElement.lang),
    ),
  },
});
