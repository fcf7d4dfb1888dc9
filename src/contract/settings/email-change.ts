import { z } from 'zod';

/** A change of the address that waits until both the old and the new one have confirmed it. */
export const emailChange = z
  .object({
    /** The new address. */
    email: z.string(),
    old_confirmed: z.boolean(),
    new_confirmed: z.boolean(),
    expires_at: z.iso.datetime(),
    /** Whole seconds until the mails may be sent again; 0 when they may be now. */
    resend_in: z.int().min(0),
  })
  .meta({ id: 'EmailChange' });
/** `GET /me/email_change` and what begins one: null where nothing waits. */
export const emailChangeAnswer = z
  .object({ data: emailChange.nullable() })
  .meta({ id: 'EmailChangeAnswer' });

/** Token of a mailed link: 32 digits of the change, 64 of a proof. */
export const emailChangeToken = z.object({ token: z.string().regex(/^[0-9a-f]{96}$/) });

/** State of a change, as a mailed link of it shows. */
export const emailChangeStatus = z.enum([
  /** This address has not confirmed yet. */
  'waiting',
  /** It has, and the other one has not. */
  'confirmed',
  'changed',
  'cancelled',
  /** Another change was asked for since. */
  'replaced',
  'expired',
  /** Another account has the new address by now. */
  'taken',
]);
/**
 * Change that a mailed link is about: whose account, which new address, and to which address the
 * link went.
 */
export const emailChangeLink = z
  .object({
    side: z.enum(['old', 'new']),
    username: z.string(),
    email: z.string(),
    status: emailChangeStatus,
  })
  .meta({ id: 'EmailChangeLink' });
export const emailChangeLinkAnswer = z
  .object({ data: emailChangeLink })
  .meta({ id: 'EmailChangeLinkAnswer' });

export type EmailChange = z.infer<typeof emailChange>;
export type EmailChangeLink = z.infer<typeof emailChangeLink>;
export type EmailChangeStatus = z.infer<typeof emailChangeStatus>;
