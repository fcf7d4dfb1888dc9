import { fromPromise } from 'xstate';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import type { DialogSought, LoadedDialog } from '#machines/modal/dialog-flow.types.ts';
import type { DialogAsked } from '#machines/modal/dialog-token.types.ts';

/** Fetches the lazy code of a dialog for the current viewer. */
export type LoadDialog = (asked: DialogAsked, viewer: Viewer | null) => Promise<LoadedDialog>;

/** Joins the port of what happens inside a dialog to where its code comes from. */
export const dialogFlowAdapter = ({ load }: { load: LoadDialog }) => ({
  actors: {
    loadDialog: fromPromise<LoadedDialog, DialogSought>(({ input }) =>
      load(input.asked, input.viewer),
    ),
  },
});
