import type { Upload } from './uploaded.types.ts';

/** Counts of several uploads, by how far each is. */
export interface UploadSummary {
  readonly total: number;
  /** Files whose bytes are not all at the server. */
  readonly sending: number;
  readonly processing: number;
  readonly failed: number;
  /** Files that the member has already, and is asked about. */
  readonly duplicates: number;
  readonly ready: number;
  /** Until all bytes have moved, at the present rate; null while that is not known. */
  readonly seconds: number | null;
}

const unsent: ReadonlySet<Upload['status']> = new Set([
  'queued',
  'checking',
  'uploading',
  'waiting',
]);
const leftOf = ({ size, share }: Upload) => size * (1 - share);

/** Seconds until the bytes of one upload have moved; null while its rate is not known. */
export const secondsLeft = (upload: Upload): number | null =>
  upload.rate ? leftOf(upload) / upload.rate : null;

export function summarise(files: readonly Upload[]): UploadSummary {
  const count = (status: Upload['status']) => files.filter((one) => one.status === status).length;
  const sending = files.filter(({ status }) => unsent.has(status));
  const rate = sending.reduce((sum, one) => sum + (one.rate ?? 0), 0);
  const bytes = sending.reduce((sum, one) => sum + leftOf(one), 0);
  return {
    total: files.length,
    sending: sending.length,
    processing: count('processing'),
    failed: count('failed'),
    duplicates: count('duplicate'),
    ready: count('ready'),
    seconds: rate > 0 ? bytes / rate : null,
  };
}
