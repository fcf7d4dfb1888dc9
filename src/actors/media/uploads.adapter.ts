import { fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import type { TrayRoom } from '#machines/media/upload-tray.types.ts';
import { uploadAdapter, type UploadDeps } from './upload.adapter.ts';
import { watchAskers } from './watch-askers.ts';

/** Dependencies of the uploads: those of each, and how much room the page has. */
export interface UploadsDeps extends UploadDeps {
  readonly measureRoom: () => TrayRoom;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Joins the uploads chart to the single uploads, to those who draw them and to the browser. */
export const uploadsAdapter = (deps: UploadsDeps) => ({
  actors: {
    upload: uploadMachine.provide(uploadAdapter(deps)),
    tray: uploadTrayMachine.provide({
      actors: { measureRoom: fromPromise<TrayRoom, void>(async () => deps.measureRoom()) },
    }),
    watchAskers,
    holdPage: fromCallback(() => {
      addEventListener('beforeunload', ask);
      return () => removeEventListener('beforeunload', ask);
    }),
  },
});
