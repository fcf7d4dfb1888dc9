import { fromCallback } from 'xstate';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import { uploadAdapter, type UploadDeps } from './upload.adapter.ts';
import { uploadTrayAdapter, type UploadTrayDeps } from './upload-tray.adapter.ts';
import { watchAskers } from './watch-askers.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Joins the uploads chart to the single uploads, to those who draw them and to the browser. */
export const uploadsAdapter = (deps: UploadDeps & UploadTrayDeps) => ({
  actors: {
    upload: uploadMachine.provide(uploadAdapter(deps)),
    tray: uploadTrayMachine.provide(uploadTrayAdapter(deps)),
    watchAskers,
    holdPage: fromCallback(() => {
      addEventListener('beforeunload', ask);
      return () => removeEventListener('beforeunload', ask);
    }),
  },
});
