import type { RenewedAddress } from '#machines/media/addresses.types.ts';
import type { ViewerAddress } from '#machines/media/viewer.types.ts';
import type { AddressesAnswer } from '#src/contract/media/address.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const answer = read.sureRecord<AddressesAnswer>({
  data: read.sureList(
    read.sureRecord<AddressesAnswer['data'][number]>({
      address: read.sureText,
      now: read.sureText,
    }),
  ),
});

/** `POST /api/v1/media/addresses`: at most fifty; those that lead nowhere any more are left out. */
export const renewAddresses = async (
  http: Http,
  addresses: readonly string[],
): Promise<readonly RenewedAddress[]> =>
  answer(await http.post<unknown>('/api/v1/media/addresses', { addresses }, { isRead: true })).data;

/** The addresses of a file of a post, anew; one that is not known any more stays as it was. */
export const renewFile = async (
  http: Http,
  { hash, url, thumbUrl, streamUrl }: ViewerAddress,
): Promise<ViewerAddress> => {
  const renewed = await renewAddresses(
    http,
    [url, thumbUrl, streamUrl ?? null].filter((address) => address !== null),
  );
  const now = (given: string | null) =>
    renewed.find(({ address }) => address === given)?.now ?? given;
  const stream = now(streamUrl ?? null);
  return {
    hash,
    url: now(url),
    thumbUrl: now(thumbUrl),
    ...(stream !== null && { streamUrl: stream }),
  };
};

/** Asks the store for the first byte of a file; false where none comes, or not for scripts of this origin. */
export const isAnswered = async (url: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const { ok } = await fetch(url, { headers: { Range: 'bytes=0-0' }, signal });
    return ok;
  } catch {
    return false;
  }
};
