import { z } from 'zod';

/** Integer minor units (cents) and an ISO 4217 code. */
export const money = z
  .object({ amount: z.int().min(0), currency: z.string().length(3) })
  .meta({ id: 'Money' });

export type Money = z.infer<typeof money>;
