import { fromPromise } from 'xstate';
import type { PickableAsked, PickablePage } from '#machines/media/file-picker.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadPickable } from '#src/api/media/pickable.ts';

/** Joins the picker's chart to `GET /api/v1/library/uploaded`. */
export const filePickerAdapter = (http: Http) => ({
  actors: {
    loadPickable: fromPromise<PickablePage, PickableAsked>(({ input }) =>
      loadPickable(http, input),
    ),
  },
});
