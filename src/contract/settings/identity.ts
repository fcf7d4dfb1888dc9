import { z } from 'zod';
import { instant } from '../lib/instant.ts';

export const identityStatus = z.enum(['none', 'pending', 'approved', 'rejected']);
/** Reason why a document was not accepted. */
export const identityReason = z.enum([
  'blurred',
  'glare',
  'corners',
  'expired',
  'mismatch',
  'unreadable',
  'other',
]);

/** `GET /me/identity`: where a member's proof of identity stands. */
export const identityState = z
  .object({
    status: identityStatus,
    /** Reason of a rejection, else null. */
    reason: identityReason.nullable(),
    /**
     * Provider that checks documents, by the name that people read; null where the site has none.
     */
    provider: z.object({ name: z.string() }).nullable(),
    /** Time at which the documents came in that are checked or were decided on. */
    since: z.iso.datetime().nullable(),
    decided_at: z.iso.datetime().nullable(),
    /**
     * True if a page of the provider was opened for them and not finished: `POST /verify_identity`
     * goes on with it.
     */
    is_started: z.boolean(),
  })
  .meta({ id: 'IdentityState' });
export const identityAnswer = z.object({ data: identityState }).meta({ id: 'IdentityAnswer' });

/** `POST /verify_identity`: the page of the provider that the browser goes to. */
export const verifyIdentityAnswer = z.object({ url: z.url() }).meta({ id: 'VerifyIdentityAnswer' });

/** `POST /get_callback_token`: signs the provider's report about this member's open session, once. */
export const callbackTokenAnswer = z
  .object({ token: z.string() })
  .meta({ id: 'CallbackTokenAnswer' });

/** Headers of a report: Unix seconds, and an HMAC over them and the body as it was sent. */
export const reportTimeHeader = 'X-Identity-Timestamp';
export const reportSignatureHeader = 'X-Identity-Signature';

const reference = z.string().regex(/^[\w.:-]{1,100}$/);
/** `POST /identity/callback`: what the provider reports about one session. */
export const identityReport = z
  .object({
    session: reference,
    /** The provider's own number of this report: the same again changes nothing. */
    event_id: reference,
    status: z.enum(['pending', 'approved', 'rejected']),
    /** Reason of a rejection; one that is not known here counts as `other`. */
    reason: z.string().max(100).nullish(),
    /** Time from which it is so at the provider. */
    at: instant,
  })
  .meta({ id: 'IdentityReport' });
/** `changed: false`: it was known already, or is older than what is known. */
export const identityReportAnswer = z
  .object({ changed: z.boolean() })
  .meta({ id: 'IdentityReportAnswer' });

export type IdentityStatus = z.infer<typeof identityStatus>;
export type IdentityReason = z.infer<typeof identityReason>;
export type IdentityState = z.infer<typeof identityState>;
export type IdentityAnswer = z.infer<typeof identityAnswer>;
export type VerifyIdentityAnswer = z.infer<typeof verifyIdentityAnswer>;
export type IdentityReport = z.infer<typeof identityReport>;
