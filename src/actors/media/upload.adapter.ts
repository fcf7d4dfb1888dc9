import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type {
  UploadInput,
  UploadReason,
  UploadReport,
  UploadSource,
} from '#machines/media/upload.types.ts';
import type { Limits } from '#machines/app/config.types.ts';
import { uploadFile, type Clip } from '#src/api/files.ts';
import type { Http } from '#src/api/http.types.ts';
import { processingAdapter } from './processing.adapter.ts';

/** What uploading needs of the world. */
export interface UploadWorld {
  readonly http: Http;
  readonly config: {
    readonly apiOrigin: string;
    readonly limits: Pick<
      Limits,
      'uploadMaxBytes' | 'uploadMimes' | 'videoMaxBytes' | 'videoMimes'
    >;
  };
}

/** Joins the upload chart's ports to the files calls and to what this server takes. */
export const uploadAdapter = ({ http, config }: UploadWorld) => {
  const calls = { http, origin: config.apiOrigin };
  const { uploadMaxBytes, uploadMimes, videoMaxBytes, videoMimes } = config.limits;
  return {
    actors: {
      checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
        async ({ input: { source, purpose } }) => {
          const { size, type } = source;
          if (size === 0) return { kind: 'empty' };
          const mimes = purpose === 'post' ? [...uploadMimes, ...videoMimes] : uploadMimes;
          const isKnown = type === '' || mimes.includes(type);
          if (!isKnown) return { kind: 'wrongType', kinds: mimes.map(ending) };
          const limit = videoMimes.includes(type) ? videoMaxBytes : uploadMaxBytes;
          if (size > limit) return { kind: 'tooLarge', limit };
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
        const answered = async () => {
          const clip = await clipOf(input.source).catch(() => null);
          if (clip === null) return { reason: { kind: 'unreadable' } as const };
          return uploadFile(calls, input, { clip, onProgress, signal: ended.signal });
        };
        void answered().then((answer) =>
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

/** What the server is to know of a video; nothing of a picture, null of a video that cannot be read. */
const clipOf = async (source: UploadSource): Promise<Clip | null | undefined> => {
  if (!(source instanceof Blob) || !source.type.startsWith('video/')) return undefined;
  const { readClip } = await import('./clip.ts');
  return readClip(source);
};

/** `image/jpeg` as people call it. */
const ending = (mime: string) =>
  mime === 'video/quicktime' ? 'MOV' : (mime.split('/')[1] ?? mime).toUpperCase();
