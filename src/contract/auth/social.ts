import { z } from 'zod';
import { givenPassword } from './auth.ts';
import { emailAddress } from '../lib/email.ts';
import { userCard } from '../people/people.ts';

/**
 * Providers that may vouch for somebody: Google with a signed credential, Twitter/X with OAuth 2.
 */
export const socialProvider = z.enum(['google', 'twitter']);

/** `POST /auth/google/nonce`: what `google.accounts.id.initialize` is given; single use, one hour. */
export const googleNonceAnswer = z.object({ nonce: z.string() }).meta({ id: 'GoogleNonceAnswer' });

/** `POST /auth/google/callback`: the JWT that Google handed the page. */
export const googleCredentialRequest = z
  .object({ credential: z.string().min(1).max(8192) })
  .meta({ id: 'GoogleCredentialRequest' });

/** `POST /auth/google/check_token`: the credential, or the `jwt` that was given for it. */
export const googleCheckRequest = z
  .object({
    credential: z.string().min(1).max(8192).nullish(),
    jwt: z.string().min(1).max(8192).nullish(),
  })
  .meta({ id: 'GoogleCheckRequest' });

/** Owner of a credential, without using it up: a member, an unattached address, nobody yet. */
export const googleCheckAnswer = z
  .object({ status: z.enum(['attached', 'not_attached', 'unknown']) })
  .meta({ id: 'GoogleCheckAnswer' });

/** Data of the provider about a person, to fill a form in; `username` is free and allowed. */
export const socialProfile = z
  .object({
    email: z.string().nullable(),
    display_name: z.string(),
    username: z.string(),
  })
  .meta({ id: 'SocialProfile' });

/** Signed in; with `two_factor` a code is asked for first, as after `POST /login`. */
export const socialSuccess = z
  .object({ success: z.literal(true), two_factor: z.boolean() })
  .meta({ id: 'SocialSuccess' });

/** An account has this address: its password attaches the provider. */
export const socialNotAttached = z
  .object({ not_attached: z.literal(true), jwt: z.string(), profile: socialProfile })
  .meta({ id: 'SocialNotAttached' });

/**
 * `POST /auth/google/callback`, 200. A bad credential is 400 with `code` `token_expired` or
 * `token_invalid`; an unknown person is 422 (`socialRegistrationNeeded`).
 */
export const googleCallbackAnswer = z.union([socialSuccess, socialNotAttached]);

/** 422 of the callback: keep `jwt`, go to RegisterSocial. `errors` is PHP's empty map. */
export const socialRegistrationNeeded = z
  .object({
    message: z.string(),
    code: z.literal('registration_required'),
    errors: z.array(z.string()).length(0),
    jwt: z.string(),
    profile: socialProfile,
  })
  .meta({ id: 'SocialRegistrationNeeded' });

/**
 * `GET /auth/social/pending`: how this browser's last way through a provider ended; 204 when nothing
 * waits. Needed on the way back from Twitter and after a reload; kept until used, cancelled
 * (`DELETE`), an hour old, or replaced. `failed` is forgotten by `DELETE`.
 */
export const socialPendingAnswer = z
  .discriminatedUnion('status', [
    z.object({
      status: z.literal('not_attached'),
      provider: socialProvider,
      jwt: z.string(),
      profile: socialProfile,
    }),
    z.object({
      status: z.literal('registration_required'),
      provider: socialProvider,
      jwt: z.string(),
      profile: socialProfile,
    }),
    z.object({
      status: z.literal('failed'),
      provider: socialProvider,
      code: z.enum(['access_denied', 'state_invalid', 'provider_unreachable', 'already_linked']),
    }),
  ])
  .meta({ id: 'SocialPendingAnswer' });

/**
 * `POST /api/v1/social/attach/google`. A guest names the account by `email` (default: the
 * provider's) and is signed in; a member attaches to their own. 422 `errors.password`, 422 with
 * `code: 'token_expired'`, 409 `already_linked`, 429.
 */
export const attachGoogleRequest = z
  .object({
    jwt: z.string().max(8192).nullish(),
    credential: z.string().max(8192).nullish(),
    email: emailAddress.nullish(),
    password: givenPassword,
  })
  .meta({ id: 'AttachGoogleRequest' });

/** `POST /api/v1/social/attach/twitter`; answers and refusals as for Google. */
export const attachTwitterRequest = z
  .object({
    twitter_jwt: z.string().min(1).max(8192),
    email: emailAddress.nullish(),
    password: givenPassword,
  })
  .meta({ id: 'AttachTwitterRequest' });

/**
 * `POST /register_social`: 201 `""`, signed in. `jwt` (or `token`, the credential itself) is what
 * the callback gave. 422 by field, 422 `code: 'token_expired'`, 409 `email_taken` (attach instead).
 */
export const registerSocialRequest = z
  .object({
    provider: socialProvider,
    jwt: z.string().max(8192).nullish(),
    token: z.string().max(8192).nullish(),
    email: emailAddress.max(255).nullish(),
    username: z
      .string()
      .min(2)
      .max(30)
      .regex(/^[A-Za-z0-9_-]+$/),
    display_name: z.string().min(1).max(50),
    referral: z.string().nullish(),
    terms: z.literal(true),
  })
  .meta({ id: 'RegisterSocialRequest' });

/** `POST /api/v1/referrals/visit`: always 204, whoever the code belongs to. */
export const referralVisitRequest = z
  .object({ code: z.string().min(1).max(64) })
  .meta({ id: 'ReferralVisitRequest' });

/** `GET /api/v1/referrals/inviter/{code}`: who invites; null for an unknown code. */
export const referralInviterAnswer = z
  .object({ data: userCard.nullable() })
  .meta({ id: 'ReferralInviterAnswer' });

export type SocialProvider = z.infer<typeof socialProvider>;
export type GoogleNonceAnswer = z.infer<typeof googleNonceAnswer>;
export type GoogleCheckRequest = z.infer<typeof googleCheckRequest>;
export type GoogleCheckAnswer = z.infer<typeof googleCheckAnswer>;
export type SocialProfile = z.infer<typeof socialProfile>;
export type GoogleCallbackAnswer = z.infer<typeof googleCallbackAnswer>;
export type SocialRegistrationNeeded = z.infer<typeof socialRegistrationNeeded>;
export type SocialPendingAnswer = z.infer<typeof socialPendingAnswer>;
export type AttachGoogleRequest = z.infer<typeof attachGoogleRequest>;
export type AttachTwitterRequest = z.infer<typeof attachTwitterRequest>;
export type RegisterSocialRequest = z.infer<typeof registerSocialRequest>;
export type ReferralInviterAnswer = z.infer<typeof referralInviterAnswer>;

/**
 * Message that the local Google page posts to its opener (same origin only) before it closes
 * itself.
 */
export type LocalCredentialMessage =
  | { source: 'fanfare-issuer'; type: 'credential'; credential: string; select_by: 'btn' }
  | { source: 'fanfare-issuer'; type: 'cancelled' };
