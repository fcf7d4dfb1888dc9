import { z } from 'zod';

/** `POST /api/v1/media/addresses`: addresses that this backend gave, as they stand in its answers. */
export const addressesRequest = z.object({
  addresses: z.array(z.string().max(2_048)).min(1).max(50),
});

/** Addresses by the ones asked for, without those that lead nowhere any more for the caller. */
export const addressesAnswer = z
  .object({ data: z.array(z.object({ address: z.string(), now: z.string() })) })
  .meta({ id: 'AddressesAnswer' });

export type AddressesAnswer = z.infer<typeof addressesAnswer>;
