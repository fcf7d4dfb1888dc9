import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type {
  UploadInput,
  UploadReason,
  UploadReport,
  UploadSource,
} from '#machines/media/upload.types.ts';
import { uploadFile } from '#src/api/files.ts';
import type { Http } from '#src/api/http.types.ts';
import { processingAdapter } from './processing.adapter.ts';

/** What uploading needs of the world. */
export interface UploadWorld {
  readonly http: Http;
  readonly config: {
    readonly apiOrigin: string;
    readonly limits: { readonly uploadMaxBytes: number; readonly uploadMimes: readonly string[] };
  };
}

/** Joins the upload chart's ports to the files calls and to what this server takes. */
export const uploadAdapter = ({ http, config }: UploadWorld) => {
  const calls = { http, origin: config.apiOrigin };
  const { uploadMaxBytes, uploadMimes } = config.limits;
  return {
    actors: {
      checkFile: fromPromise<UploadReason | null, { source: UploadSource }>(
        async ({ input: { source } }) => {
          const { size, type } = source;
          if (size === 0) return { kind: 'empty' };
          if (size > uploadMaxBytes) return { kind: 'tooLarge', limit: uploadMaxBytes };
          const isKnown = type === '' || uploadMimes.includes(type);
          if (!isKnown) return { kind: 'wrongType', kinds: uploadMimes.map(ending) };
          if (!(source instanceof Blob)) return { kind: 'unreadable' };
          // A file that was moved or changed since it was chosen cannot be read any more.
          await source.slice(0, 1).arrayBuffer();
          return null;
        },
      ),
      sendFile: fromCallback<EventObject, UploadInput>(({ input, sendBack }) => {
        const ended = new AbortController();
        const report = (event: UploadReport) => ended.signal.aborted || sendBack(event);
        const onProgress = (share: number) => report({ type: 'progress.made', share });
        void uploadFile(calls, input, onProgress, ended.signal).then((answer) =>
          report(
            'hash' in answer
              ? { type: 'file.taken', ...answer }
              : { type: 'file.refused', ...answer },
          ),
        );
        return () => ended.abort();
      }),
      processing: processingMachine.provide(processingAdapter(calls)),
    },
  };
};

/** `image/jpeg` as people call it. */
const ending = (mime: string) => (mime.split('/')[1] ?? mime).toUpperCase();
