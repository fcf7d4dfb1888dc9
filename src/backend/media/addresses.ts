import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../app-key.ts';
import type { Backend } from '../context.ts';
import { sessionMark } from './reader.ts';

export const variantNames = ['full', 'thumb', 'original'] as const;

/** All that is stored; many have no medium size, and a clip is no more than the first seconds. */
export const storedNames = [
  ...([...variantNames, 'medium', 'clip', 'source'] as const),
  // Renditions of videos: the playlist of all, and of each its playlist and its film.
  ...(['hls', 'hls360', 'hls720', 'hls1080', 'film360', 'film720', 'film1080'] as const),
] as const;

export type VariantName = (typeof storedNames)[number];
/** Name of captions in an address (`captions/names.ts`). */
export type CaptionName = `captions-${string}`;
/** Name of a poster that its owner chose in an address (`variant-names.ts`). */
export type PosterName = `thumb-${string}`;

const hour = 3600;

/** Avatars and banners are for everyone: one address for ever, without a signature. */
export const avatarUrl = (hash: string | null) => (hash === null ? null : `/storage/${hash}/thumb`);

/** The same picture whole. */
export const pictureUrl = (hash: string | null) => (hash === null ? null : `/storage/${hash}/full`);

export interface SignedAddress {
  url: string;
  expiresAt: Date;
}

/**
 * An address of a medium's bytes for one reader (null is a guest). It works for one to two
 * hours, and is the same within an hour, so that browsers keep what they loaded (contract §4.3). It
 * names its reader, and the session that asked for it: whose right or session ends meanwhile gets no more
 * bytes (`storage/may-read.ts`).
 */
export function mediaUrl(
  backend: Backend,
  hash: string,
  variant: VariantName | CaptionName | PosterName,
  readerId: number | null,
): SignedAddress {
  const now = backend.clock().getTime() / 1000;
  const expires = Math.ceil(now / hour) * hour + hour;
  const mark = sessionMark(backend, readerId);
  const url = addressAs(backend, hash, variant, { expires, readerId, mark });
  return { url, expiresAt: new Date(expires * 1000) };
}

/** An address of a medium's bytes for the reader and session of another one, with the same end. */
export function addressAs(
  backend: Backend,
  hash: string,
  variant: VariantName | CaptionName | PosterName,
  { expires, readerId, mark }: Pick<ReadAddress, 'expires' | 'readerId' | 'mark'>,
): string {
  const path = `/storage/${hash}/${variant}?expires=${expires}&for=${readerId ?? 0}&by=${mark}`;
  return `${path}&signature=${signature(backend, path)}`;
}

/** Content of a signed address. */
export interface ReadAddress {
  /** Seconds for which it still works; below zero once it is over. */
  seconds: number;
  /** Its end, in seconds since 1970. */
  expires: number;
  readerId: number | null;
  /** Mark of the session that asked for it; empty when no session did. */
  mark: string;
}

/** Reads a signed address; null when it was changed or is over. */
export function readAddress(backend: Backend, url: URL): ReadAddress | null {
  const said = readSigned(backend, url);
  return said && said.seconds > 0 ? said : null;
}

/** Reads a signed address, also when it is over; null when it was changed. */
export function readSigned(backend: Backend, url: URL): ReadAddress | null {
  const [, expires = '', reader = '', mark = '', given = ''] =
    /^\?expires=(\d{1,12})&for=(\d{1,10})&by=([0-9a-f]{0,16})&signature=([0-9a-f]{64})$/.exec(
      url.search,
    ) ?? [];
  const expected = signature(
    backend,
    `${url.pathname}?expires=${expires}&for=${reader}&by=${mark}`,
  );
  if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  const seconds = Math.floor(Number(expires) - backend.clock().getTime() / 1000);
  return { seconds, expires: Number(expires), readerId: Number(reader) || null, mark };
}

const signature = ({ settings }: Backend, path: string) =>
  createHmac('sha256', deriveSecret(settings.appKey, 'media')).update(path).digest('hex');
