import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { toFailure } from '#machines/lib/failure.ts';
import type {
  UploadInput,
  UploadOutcome,
  UploadReason,
  UploadReport,
  UploadSource,
} from '#machines/media/upload.types.ts';
import { fetchFile, uploadFile } from '#src/api/files.ts';
import type { Http } from '#src/api/http.types.ts';

/** What uploading needs of the world. */
export interface UploadWorld {
  readonly http: Http;
  readonly config: {
    readonly apiOrigin: string;
    readonly limits: { readonly uploadMaxBytes: number; readonly uploadMimes: readonly string[] };
  };
}

/** Milliseconds between two questions, the last one again and again. */
const pauses = [250, 500, 1_000, 2_000, 4_000, 10_000];
/** Questions in a row that may stay without an answer: about five minutes. */
const patience = 30;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

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
      awaitFile: fromPromise<UploadOutcome, { hash: string }>(async ({ input, signal }) => {
        let missed = 0;
        for (let turn = 0; !signal.aborted; turn += 1) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- one question after the other
            const { status, ...picture } = await fetchFile(calls, input.hash);
            if (status === 'ready') return { kind: 'ready', picture };
            if (status === 'failed') return { kind: 'broken' };
            missed = 0;
          } catch (error) {
            missed += 1;
            const { kind } = toFailure(error);
            const isPassing = ['offline', 'unavailable', 'throttled'].includes(kind);
            if (!isPassing || missed > patience) throw error;
          }
          // oxlint-disable-next-line no-await-in-loop -- the server takes its time
          await pause(pauses[Math.min(turn, pauses.length - 1)] ?? 0, signal);
        }
        throw new DOMException('Nobody waits for it any more.', 'AbortError');
      }),
    },
  };
};

/** `image/jpeg` as people call it. */
const ending = (mime: string) => (mime.split('/')[1] ?? mime).toUpperCase();
