import { fromPromise } from 'xstate';
import type { DocumentAsked, DocumentText } from '#machines/pages/document-page.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadDocument } from '#src/api/pages/page.ts';

/** Joins the document chart's port to `GET /api/v1/pages/{route_key}` in the reader's language. */
export const documentPageAdapter = (http: Http) => ({
  actors: {
    loadDocument: fromPromise<DocumentText, DocumentAsked>(({ input }) =>
      loadDocument(http, input.routeKey, input.locale ?? document.documentElement.lang),
    ),
  },
});
