import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { failureOf, PassingFailure } from './s3-failure.ts';
import type { BucketSettings } from './s3-settings.ts';
import { MissingObject, StoreFailure } from '../../lib/store-failure.ts';

export interface Patience {
  /** Milliseconds before each further try of a call that failed for reasons which may pass. */
  pauses: readonly number[];
  /** Milliseconds until a call without a body must be answered. */
  answer: number;
  /** Milliseconds until a call with a body must be. */
  taken: number;
  /** Milliseconds for which the bytes of an answer may stop. */
  silence: number;
}

const usualPatience: Patience = {
  pauses: [200, 1_000, 3_000],
  answer: 15_000,
  taken: 120_000,
  silence: 30_000,
};

/** One call of the S3 protocol. */
export interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer> | string;
}

/** A key or its segment as signatures need it: a raw `+` would be read as a space. */
const encoded = (segment: string) =>
  encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** Address of a key, or of the bucket itself for an empty one. */
export function addressOf(settings: BucketSettings, key: string, query: Call['query'] = {}): URL {
  const { endpoint, bucket, isPathStyle } = settings;
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const base = url.pathname.replace(/\/+$/, '') + (isPathStyle ? `/${bucket}` : '');
  url.pathname = `${base}/${key.split('/').map(encoded).join('/')}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Calls of one bucket, signed with the hash of what they send, and tried again. */
export class BucketClient {
  private readonly signer: AwsClient;

  constructor(
    private readonly settings: BucketSettings,
    readonly patience: Patience = usualPatience,
  ) {
    const { accessKeyId, secretAccessKey, region } = settings;
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  /**
   * Asks, and answers as `read` does, which is called again where reading failed. Throws
   * `MissingObject` for a key that is not there, and `StoreFailure` for all else, after further
   * tries where the failure may pass.
   */
  async ask<Value>(
    call: Call,
    read: (response: Response, stop: AbortController) => Promise<Value>,
  ): Promise<Value> {
    for (const rest of this.patience.pauses) {
      try {
        return await this.askOnce(call, read);
      } catch (error) {
        if (!(error instanceof PassingFailure)) throw error;
        await pause(rest);
      }
    }
    return this.askOnce(call, read);
  }

  /** The text of an answer. */
  askText(call: Call): Promise<string> {
    return this.ask(call, (response) => response.text());
  }

  /** The address of a GET that needs no other proof, for so many seconds. */
  async presigned(key: string, seconds: number): Promise<string> {
    const url = addressOf(this.settings, key, { 'X-Amz-Expires': String(seconds) });
    const signed = await this.signer.sign(url, { method: 'GET', aws: { signQuery: true } });
    return signed.url;
  }

  private async askOnce<Value>(
    call: Call,
    read: (response: Response, stop: AbortController) => Promise<Value>,
  ): Promise<Value> {
    const said = `${call.method} ${call.key}`;
    const stop = new AbortController();
    const patience = call.body === undefined ? this.patience.answer : this.patience.taken;
    const timer = setTimeout(() => stop.abort(new Error('No answer in time.')), patience);
    try {
      const response = await fetch(await this.signed(call), { signal: stop.signal });
      if (!response.ok) throw failureOf(said, response.status, await response.text());
      return await read(response, stop);
    } catch (error) {
      if (error instanceof StoreFailure || error instanceof MissingObject) throw error;
      throw new PassingFailure(`The bucket cannot be reached: ${said}.`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  private signed({ method, key, query, headers, body }: Call): Promise<Request> {
    const hash = createHash('sha256').update(body ?? '');
    return this.signer.sign(addressOf(this.settings, key, query), {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash.digest('hex') },
      // What is signed for one host is sent to no other.
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  }
}
