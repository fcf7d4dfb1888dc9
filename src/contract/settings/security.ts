import { z } from 'zod';
import { socialProvider } from '../auth/social.ts';

/** One browser that is signed in. `id` names it to its member alone, and opens nothing. */
export const deviceSession = z
  .object({
    id: z.string(),
    ip: z.string().nullable(),
    /** The browser's `User-Agent`. */
    agent: z.string().nullable(),
    last_active: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'DeviceSession' });
/** `GET /me/sessions`: this browser first, then by last use. */
export const sessionsAnswer = z.array(deviceSession);

/** `GET /me/social`: the providers that may sign this member in. */
export const socialAccount = z
  .object({ provider: socialProvider, attached_at: z.iso.datetime() })
  .meta({ id: 'SocialAccount' });
export const socialAccountsAnswer = z.array(socialAccount);

/** `GET /me/security`: which ways in there are, without any of their secrets. */
export const securityAnswer = z
  .object({
    data: z.object({
      has_password: z.boolean(),
      /** Ways in besides the password: providers and passkeys. */
      other_ways: z.int().min(0),
      two_factor_enabled: z.boolean(),
      /** Recovery codes that were never used; 0 without two-factor. */
      recovery_codes_left: z.int().min(0).max(8),
    }),
  })
  .meta({ id: 'SecurityAnswer' });

/** Events of an account. */
export const accountEventKind = z.enum([
  'signed_in',
  'signed_out',
  'password_changed',
  'account_cleared',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'sign_in_copied',
  'provider_attached',
  'provider_detached',
  'username_changed',
  'offer_changed',
  'email_changed',
  'email_change_requested',
  'email_change_cancelled',
  'account_closed',
  'account_kept',
  'export_requested',
  'payout_method_changed',
  'payout_requested',
  'payout_cancelled',
  'card_added',
  'card_removed',
  'card_preferred',
  'identity_started',
  'identity_approved',
  'identity_rejected',
  'session_ended',
  'other_sessions_ended',
]);
export const accountEvent = z
  .object({
    id: z.int(),
    kind: accountEventKind,
    ip: z.string().nullable(),
    /** `User-Agent` of the browser that did it. */
    agent: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AccountEvent' });
/** `GET /me/log?cursor`: twenty, latest first. */
export const accountLogAnswer = z
  .object({ data: z.array(accountEvent), meta: z.object({ next_cursor: z.string().nullable() }) })
  .meta({ id: 'AccountLogAnswer' });

export type DeviceSession = z.infer<typeof deviceSession>;
export type SocialAccount = z.infer<typeof socialAccount>;
export type SecurityAnswer = z.infer<typeof securityAnswer>;
export type AccountEventKind = z.infer<typeof accountEventKind>;
export type AccountEvent = z.infer<typeof accountEvent>;
export type AccountLogAnswer = z.infer<typeof accountLogAnswer>;
