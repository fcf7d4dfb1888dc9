import { promisePort } from '../lib/port.ts';
import type { RenewedAddress } from './addresses.types.ts';

/** What at most fifty addresses are now; those that lead nowhere any more are left out. Throws a Failure. */
export const renewAddresses = promisePort<
  readonly RenewedAddress[],
  { addresses: readonly string[] }
>('renewAddresses');
