import Cookies from 'js-cookie';
import { isServerFull } from '#machines/lib/failure.ts';
import type { UploadInput, UploadReason } from '#machines/media/uploaded.types.ts';
import { failureOf, isSessionOfOther, type Answer } from '../lib/failures.ts';
import type { Http, PageMember } from '../lib/http.types.ts';
import { fieldOf } from '../lib/reader.ts';
import { refusalOf } from './upload-reason.ts';

/** Dependencies of uploads; `origin` is the API's, empty for the page's own. */
export interface FileCalls {
  readonly http: Http;
  readonly origin: string;
  readonly member: PageMember;
}

/** Bytes of one request: a proxy that holds a body back until it is whole loses no more than these. */
export const pieceBytes = 5_242_880;

/** Metadata of a video, read on the device before it is sent. */
export interface Clip {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** A picture out of it that stands for it. */
  readonly poster: Blob;
  /** Its first seconds, small and without sound; null where the device has no way to make them. */
  readonly preview: Blob | null;
}

/** A file to send, and whoever waits for it. */
export interface Sending {
  readonly input: Pick<UploadInput, 'id' | 'purpose'> & { readonly source: File };
  /** Only of a video. */
  readonly clip?: Clip | undefined;
  /** Share of the bytes, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Takes the address of an upload in pieces that was begun. */
  readonly onBegun?: (address: string) => void;
  readonly signal: AbortSignal;
}

/** End of a try without a file; one that was interrupted may go on. */
export type Unsent = { readonly reason: UploadReason } | { readonly interrupted: true };

/** End of one try to send a file. */
export type SendEnd = { readonly hash: string } | Unsent;

/** Fields that say of a video what the server does not read from it. */
export const saidOfClip = (clip: Clip | undefined): Readonly<Record<string, string>> =>
  clip
    ? {
        duration: String(clip.seconds),
        width: String(clip.width),
        height: String(clip.height),
      }
    : {};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Headers of a request with bytes: they go around `Http`, which knows no progress. */
export const sendHeaders = ({ member }: FileCalls): Readonly<Record<string, string>> => {
  const id = member.id();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-XSRF-TOKEN': Cookies.get('XSRF-TOKEN') ?? '',
    ...(id !== null && { 'X-Member-ID': String(id) }),
  };
};

/** An answer as the other calls read it. */
export const answerOf = (
  status: number,
  statusText: string,
  text: string,
  header: (name: string) => string | null | undefined,
): Answer => {
  const named = ['Retry-After', 'Date'] as const;
  const headers = new Headers(named.map((name) => [name, header(name) ?? '']));
  return { status, statusText, headers, body: parsed(text) };
};

/** Hash of the file that an answer is about; null without one. */
export const hashIn = (body: unknown): string | null => {
  const hash = fieldOf(body, 'fileHash');
  return typeof hash === 'string' ? hash : null;
};

/**
 * Sends a request, once more with a new cookie where it is answered by 419; the page learns of a
 * session that is over or another member's.
 */
export async function withCookie<Said extends Answer>(
  { http, member }: FileCalls,
  send: () => Promise<Said | null>,
): Promise<Said | null> {
  let answer = await send();
  if (answer?.status === 419) {
    await http.get('/sanctum/csrf-cookie').catch(() => undefined);
    answer = await send();
  }
  if (answer && isSessionOfOther(answer)) member.doubt();
  // Runs after the caller has the answer, as in `Http`.
  if (answer?.status === 401) setTimeout(member.over);
  return answer;
}

/** An upload that another request writes, as one whose connection has not ended at the server. */
const isLocked = ({ status, body }: Answer): boolean =>
  status === 423 && fieldOf(body, 'code') === 'upload_locked';

/** The end that an answer without a file means; a success that says nothing is somebody's on the way. */
export function endOf(answer: Answer): Unsent {
  if (answer.status < 300 || isLocked(answer)) return { interrupted: true };
  const failure = failureOf(answer);
  switch (failure.kind) {
    case 'sessionChanged':
      return { reason: { kind: 'offline' } };
    case 'unauthenticated':
      return { reason: { kind: 'sessionOver' } };
    case 'throttled':
      return { reason: { kind: 'busy', retryAfter: failure.retryAfter } };
    case 'unavailable': {
      const { status, retryAfter } = failure;
      if (status === undefined) return { interrupted: true };
      const rest = retryAfter === null ? {} : { retryAfter };
      return { reason: { kind: isServerFull(failure) ? 'serverFull' : 'busy', ...rest } };
    }
    default:
      return { reason: refusalOf(answer.body, answer.statusText || String(answer.status)) };
  }
}
