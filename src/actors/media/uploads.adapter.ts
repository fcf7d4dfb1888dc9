import { fromCallback } from 'xstate';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import { uploadAdapter, type UploadDeps } from './upload.adapter.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Joins the uploads chart to the single uploads and to the browser's question before leaving. */
export const uploadsAdapter = (deps: UploadDeps) => ({
  actors: {
    upload: uploadMachine.provide(uploadAdapter(deps)),
    holdPage: fromCallback(() => {
      addEventListener('beforeunload', ask);
      return () => removeEventListener('beforeunload', ask);
    }),
  },
});
