import { FullStore, MissingObject, StoreFailure } from '../../lib/store-failure.ts';
import { textIn } from './s3-xml.ts';

/** A refusal of a bucket; `reason` is its code, as `SignatureDoesNotMatch`, where it said one. */
export class BucketRefusal extends StoreFailure {
  constructor(
    message: string,
    readonly reason: string | null,
  ) {
    super(message);
  }
}

/** A failure that another try may not meet. */
export class PassingFailure extends StoreFailure {}

/** Statuses and codes of a service that is busy, or lost one of its parts. */
const passing: ReadonlySet<number | string> = new Set<number | string>([
  429,
  500,
  502,
  503,
  504,
  'InternalError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]);

/** Statuses and codes of services without room, or whose owner's quota is spent. */
const full: ReadonlySet<number | string> = new Set<number | string>([
  507,
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
]);

/**
 * Error for an answer that is no success; `said` names the call, as `GET uploads/a`. A 404 is of the
 * key only where that is said, and of HEAD, which has no words: a bucket that is not there loses
 * no file.
 */
export function failureOf(said: string, status: number, text: string): Error {
  const reason = textIn(text, 'Code');
  const isWordless = said.startsWith('HEAD ');
  if (status === 404 && (isWordless || reason === 'NoSuchKey'))
    return new MissingObject(`The bucket has no such file: ${said}.`);
  const message = `The bucket answered ${said} by ${status}${reason === null ? '' : ` ${reason}`}.`;
  if (full.has(status) || full.has(reason ?? '')) return new FullStore(message);
  if (passing.has(status) || passing.has(reason ?? '')) return new PassingFailure(message);
  return new BucketRefusal(message, reason);
}
