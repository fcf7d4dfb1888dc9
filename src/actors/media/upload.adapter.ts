import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type { UploadPurpose, UploadReason, UploadInput } from '#machines/media/uploaded.types.ts';
import type { Duplicate, UploadReport } from '#machines/media/upload.types.ts';
import type { Limits } from '#machines/app/config.types.ts';
import { fetchKnown, uploadFile } from '#src/api/media/files.ts';
import {
  pieceBytes,
  type Clip,
  type FileCalls,
  type SendEnd,
  type Sending,
} from '#src/api/media/send.ts';
import type { Http, PageMember } from '#src/api/lib/http.types.ts';
import { contentMark } from './content-mark.ts';
import { processingAdapter } from './processing.adapter.ts';
import { createTransferRate } from './transfer-rate.ts';

/** Dependencies of the adapter: the client, the member and the API's origin. */
export interface UploadDeps {
  readonly http: Http;
  readonly member: PageMember;
  readonly config: {
    readonly apiOrigin: string;
    readonly resumableUploads: boolean;
    readonly limits: Pick<
      Limits,
      'uploadMaxBytes' | 'uploadMimes' | 'videoMaxBytes' | 'videoMimes'
    >;
  };
}

/** Joins the upload chart's ports to the files calls and to what this server takes. */
export const uploadAdapter = ({ http, member, config }: UploadDeps) => {
  const calls = { http, member, origin: config.apiOrigin };
  const { uploadMaxBytes, uploadMimes, videoMaxBytes, videoMimes } = config.limits;
  return {
    actors: {
      checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
        async ({ input: { source, purpose } }) => {
          const { size, type } = source;
          if (size === 0) return { kind: 'empty' };
          const mimes = takesVideo(purpose) ? [...uploadMimes, ...videoMimes] : uploadMimes;
          if (!mayBeTaken(type, purpose)) return { kind: 'wrongType', kinds: mimes.map(ending) };
          const limit = mayBeVideo(type, purpose) ? videoMaxBytes : uploadMaxBytes;
          if (size > limit) return { kind: 'tooLarge', limit };
          if (!(source instanceof Blob)) return { kind: 'unreadable' };
          // A file that was moved or changed since it was chosen cannot be read any more.
          await source.slice(0, 1).arrayBuffer();
          return null;
        },
      ),
      findDuplicate: fromPromise<Duplicate, Pick<UploadInput, 'id' | 'source'>>(
        async ({ input: { id, source }, signal }) => {
          const mark = source instanceof Blob ? await contentMark(source, signal) : null;
          return mark === null ? null : fetchKnown(calls, { mark, id }, signal);
        },
      ),
      sendFile: fromCallback<EventObject, UploadInput>(({ input, sendBack, receive }) => {
        const ended = new AbortController();
        const { signal } = ended;
        const report = (event: UploadReport) => signal.aborted || sendBack(event);
        const rateOf = createTransferRate(() => performance.now());
        const clip = clipOf(input, signal).catch(() => undefined);
        const send = async () =>
          report(
            toReport(
              await sendBy(calls, config, input, await clip, {
                onProgress: (share) =>
                  report({ type: 'progress.made', share, rate: rateOf(share * input.source.size) }),
                onBegun: (address) => report({ type: 'upload.begun', address }),
                signal,
              }),
            ),
          );
        receive(() => void send());
        void send();
        return () => ended.abort();
      }),
      watchNetwork: fromCallback(({ sendBack }) => {
        const restored = () => sendBack({ type: 'network.restored' });
        addEventListener('online', restored);
        return () => removeEventListener('online', restored);
      }),
      discardUpload: fromPromise<void, { address: string }>(async ({ input: { address } }) => {
        const { discardPieces } = await import('#src/api/media/resumable.ts');
        await discardPieces(calls, address);
      }),
      processing: processingMachine.provide(processingAdapter(calls)),
    },
  };
};

const toReport = (end: SendEnd): UploadReport => {
  if ('hash' in end) return { type: 'file.taken', ...end };
  return 'reason' in end ? { type: 'file.refused', ...end } : { type: 'transfer.interrupted' };
};

/** Sends in pieces what is larger than one, where the server takes pieces. */
const sendBy = async (
  calls: FileCalls,
  { resumableUploads }: UploadDeps['config'],
  { id, purpose, source }: UploadInput,
  clip: Clip | undefined,
  rest: Pick<Sending, 'onProgress' | 'onBegun' | 'signal'>,
): Promise<SendEnd> => {
  if (!(source instanceof File)) return { reason: { kind: 'unreadable' } };
  const sending = { ...rest, clip, input: { id, purpose, source } };
  const isLarge = resumableUploads && source.size > pieceBytes;
  // Without the code for pieces, which may not come, it is sent as one.
  const pieces = isLarge ? await import('#src/api/media/resumable.ts').catch(() => null) : null;
  // Nobody wants it any more: a request that begins now would not notice.
  if (rest.signal.aborted) return { interrupted: true };
  return pieces ? pieces.uploadInPieces(calls, sending) : uploadFile(calls, sending);
};

/** Types that devices report for a file whose name they do not recognise. */
const unknown: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/**
 * Devices guess a type by the name (`image/jpg`, `video/x-m4v`, nothing): the content decides, at the
 * server. Only what is sure to be neither a picture nor a video is refused before a byte moves.
 */
const mayBeTaken = (type: string, purpose: UploadPurpose): boolean =>
  unknown.has(type) || type.startsWith('image/') || mayBeVideo(type, purpose);

/** A face and a banner are pictures. */
const takesVideo = (purpose: UploadPurpose): boolean => purpose === 'post' || purpose === 'message';

const mayBeVideo = (type: string, purpose: UploadPurpose): boolean =>
  takesVideo(purpose) && (unknown.has(type) || type.startsWith('video/'));

/**
 * Clip of a video for the server; undefined for what this browser cannot read as a video. That is a
 * picture, or a video that a server with ffmpeg reads itself, and any other refuses.
 */
const clipOf = async (
  { source, purpose }: UploadInput,
  signal: AbortSignal,
): Promise<Clip | undefined> => {
  if (!(source instanceof Blob) || !mayBeVideo(source.type, purpose)) return undefined;
  const { probeVideo } = await import('./video-probe.ts');
  const probed = await probeVideo(source, signal);
  if (!probed) return undefined;
  return { ...probed, preview: await previewOf(source, probed.seconds, signal) };
};

/** Without the code that makes it, which may not come, a video is sent without a preview. */
const previewOf = async (source: Blob, seconds: number, signal: AbortSignal) => {
  const made = await import('./video-clip.ts').catch(() => null);
  return made && made.previewOf(source, seconds, signal);
};

/** `image/jpeg` as people call it. */
const ending = (mime: string) =>
  mime === 'video/quicktime' ? 'MOV' : (mime.split('/')[1] ?? mime).toUpperCase();
