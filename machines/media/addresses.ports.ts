import { promisePort } from '../lib/port.ts';
import type { RenewedAddress } from './addresses.types.ts';

/** Renews the URLs of at most fifty addresses; omits those of deleted files. Throws a Failure. */
export const renewAddresses = promisePort<
  readonly RenewedAddress[],
  { addresses: readonly string[] }
>('renewAddresses');
