import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came, with its whole body. */
export interface Asked {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Keeper {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A refusal in the protocol's own words. */
export interface Refused {
  status: number;
  code: string;
}

const minutes = 60_000;
const algorithm = 'AWS4-HMAC-SHA256';
const longest = 604_800;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
const denied = (code = 'AccessDenied'): Refused => ({ status: 403, code });

/** Signature that a request claims, by its headers or its address. */
interface Claim {
  credential: string;
  names: string[];
  signature: string;
  date: string;
  payload: string;
  /** Seconds; null where the headers are signed. */
  expires: number | null;
}

function claimOf({ headers, url }: Asked): Claim | null {
  const query = new URL(url, 'http://bucket').searchParams;
  const text = (name: string) => String(headers[name] ?? '');
  if (query.has('X-Amz-Signature'))
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      names: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
      expires: Number(query.get('X-Amz-Expires') ?? Number.NaN),
    };
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w{64})$/;
  const [, credential, names, signature] = pattern.exec(text('authorization')) ?? [];
  if (!credential || !names || !signature) return null;
  const [date, payload] = [text('x-amz-date'), text('x-amz-content-sha256')];
  return { credential, names: names.split(';'), signature, date, payload, expires: null };
}

function canonicalOf({ method, url, headers }: Asked, { names, payload }: Claim): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = search
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const plain = [name, value].map((one) => decodeURIComponent(one.replaceAll('+', ' ')));
      return plain.map(encoded).join('=');
    })
    .toSorted();
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/\s+/g, ' ')}\n`,
  );
  const place = path.split('/').map((part) => encoded(decodeURIComponent(part)));
  return [method, place.join('/'), query.join('&'), lines.join(''), names.join(';'), payload].join(
    '\n',
  );
}

function signatureOf(asked: Asked, claim: Claim, { region, secretAccessKey }: Keeper): string {
  const day = claim.date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const said = [algorithm, claim.date, scope, sha256(canonicalOf(asked, claim))].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return hmac(key, said).toString('hex');
}

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Null for a request whose signature, date and body are right; otherwise the refusal. */
export function refusalOf(asked: Asked, keeper: Keeper, now: number): Refused | null {
  const claim = claimOf(asked);
  if (!claim) return denied();
  const { credential, names, date, expires, payload } = claim;
  const scope = `${date.slice(0, 8)}/${keeper.region}/s3/aws4_request`;
  if (credential.split('/')[0] !== keeper.accessKeyId) return denied('InvalidAccessKeyId');
  if (credential !== `${keeper.accessKeyId}/${scope}`) return denied('SignatureDoesNotMatch');
  const unsigned = Object.keys(asked.headers).filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  );
  if (!names.includes('host') || unsigned.length > 0) return denied();
  if (signatureOf(asked, claim, keeper) !== claim.signature) return denied('SignatureDoesNotMatch');
  const age = now - timeOf(date);
  if (expires === null) {
    if (Number.isNaN(age) || Math.abs(age) > 15 * minutes) return denied('RequestTimeTooSkewed');
    if (payload === 'UNSIGNED-PAYLOAD' || payload === sha256(asked.body)) return null;
    return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  }
  const isOver = age < -15 * minutes || age > expires * 1_000;
  return expires >= 1 && expires <= longest && !isOver ? null : denied();
}
