import { z } from 'zod';
import { emailAddress } from '../lib/email.ts';
import { countryCode, localeCode } from '../app/locale.ts';
import { version } from '../lib/errors.ts';

/**
 * Permissions that a member gives others: who may write to them first (`known`: whom they follow,
 * and who subscribes to the other, either way; `nobody`: only whom they have written to), whether
 * others see that they are online, and whether searches and suggestions lead to them.
 */
export const privacy = z
  .object({
    writers: z.enum(['everyone', 'known', 'nobody']),
    shows_online: z.boolean(),
    is_findable: z.boolean(),
  })
  .meta({ id: 'Privacy' });

/**
 * The current user. `email_verified_at` null means unverified; `is_deleted` confines to settings;
 * `has_password` false asks for a mailed link where others confirm their password.
 */
export const user = z
  .object({
    id: z.int(),
    email: z.string(),
    username: z.string(),
    display_name: z.string(),
    email_verified_at: z.iso.datetime().nullable(),
    is_deleted: z.boolean(),
    /** Time at which a closed account is gone for good. */
    delete_at: z.iso.datetime().nullable().optional(),
    is_creator: z.boolean(),
    /** True with a post, a draft, an upload or an approved identity; in `GET /me` alone. */
    has_studio: z.boolean().optional(),
    two_factor_enabled: z.boolean(),
    has_password: z.boolean().optional(),
    profile_photo: z.string().nullable(),
    site_settings: z
      .object({ preferred_locale: localeCode.nullable(), privacy: privacy.optional() })
      .nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'User' });

/** `GET /api/v1/me`; `unread` is the number of chats with something unread. */
export const meAnswer = z.object({ data: user, unread: z.int().min(0) }).meta({ id: 'MeAnswer' });

/**
 * Password to be compared: longer than any that may be chosen, but bounded, since the cost of its
 * Unicode composition grows with the square of its length.
 */
export const givenPassword = z.string().min(1).max(1_000);

export const loginRequest = z
  .object({ email: emailAddress, password: givenPassword, remember: z.boolean().nullish() })
  .meta({ id: 'LoginRequest' });
export const loginAnswer = z.object({ two_factor: z.boolean() }).meta({ id: 'LoginAnswer' });

/** Exactly one of the two is sent. */
export const twoFactorChallengeRequest = z
  .object({ code: z.string().max(100).nullish(), recovery_code: z.string().max(100).nullish() })
  .meta({ id: 'TwoFactorChallengeRequest' });

export const registerRequest = z
  .object({
    email: emailAddress.max(255),
    username: z
      .string()
      .min(2)
      .max(30)
      .regex(/^[A-Za-z0-9_-]+$/),
    display_name: z.string().min(1).max(50),
    /** The display name once more, as a server with Fortify's published `CreateNewUser` wants it; not read here. */
    name: z.string().optional(),
    password: z.string().min(8).max(128),
    password_confirmation: z.string().max(1_000),
    remember: z.boolean().nullish(),
    referral: z.string().nullish(),
    terms: z.literal(true),
  })
  .meta({ id: 'RegisterRequest' });

export const usernameAnswer = z
  .object({ available: z.boolean(), reason: z.enum(['taken', 'reserved', 'invalid']).optional() })
  .meta({ id: 'UsernameAnswer' });

export const forgotPasswordRequest = z.object({ email: emailAddress });
export const resetPasswordRequest = z.object({
  token: z.string().min(1),
  email: emailAddress,
  password: z.string().min(8).max(128),
  password_confirmation: z.string().max(1_000),
});
export const confirmPasswordRequest = z.object({ password: givenPassword });
export const confirmedPasswordStatus = z.object({ confirmed: z.boolean() });
export const changeEmailRequest = z.object({ email: emailAddress.max(255) });
/** `PUT /user/password`; a member without a password confirms by mail in place of `current_password`. */
export const updatePasswordRequest = z.object({
  current_password: z.string().max(1_000).nullish(),
  password: z.string().min(8).max(128),
  password_confirmation: z.string().max(1_000),
});
/** `PUT /user/profile-information`; a changed `email` needs a confirmed password. */
export const profileInformationRequest = z.object({
  display_name: z.string().min(1).max(50),
  email: emailAddress.max(255),
  username: z.string().min(2).max(30).nullish(),
});
/** `GET` and `PUT /me/profile`: the member, and what they say of themselves. */
export const ownProfile = user
  .extend({
    about: z.string().nullable(),
    country: countryCode.nullable().optional(),
    version: version.optional(),
  })
  .meta({ id: 'OwnProfile' });
export const ownProfileAnswer = z.object({ data: ownProfile });
export const ownProfileRequest = z
  .object({
    display_name: z.string().min(1).max(50),
    username: z.string().min(2).max(30),
    about: z.string().max(1000).nullable(),
    country: countryCode.nullable().optional(),
    version: version.optional(),
  })
  .meta({ id: 'OwnProfileRequest' });
/** Fields that are left out stay as they are. */
export const siteSettingsRequest = z
  .object({
    preferred_locale: localeCode.nullable().optional(),
    privacy: privacy.partial().optional(),
  })
  .meta({ id: 'SiteSettingsRequest' });
export const userAnswer = z.object({ data: user }).meta({ id: 'UserAnswer' });

export const enableTwoFactorRequest = z.object({ force: z.boolean().nullish() });
/** With `unconfirmed`, a factor that another device confirmed meanwhile stays on. */
export const dropTwoFactorQuery = z.object({ unconfirmed: z.literal('1').optional() });
export const twoFactorCodeRequest = z.object({ code: z.string().min(1).max(100) });
/** `[]` when the member has no two-factor secret. */
export const qrCodeAnswer = z
  .union([z.object({ svg: z.string(), url: z.string() }), z.array(z.string()).length(0)])
  .meta({ id: 'QrCodeAnswer' });
export const secretKeyAnswer = z.object({ secretKey: z.string() });
export const recoveryCodes = z.array(z.string());

export const messageAnswer = z.object({ message: z.string() }).meta({ id: 'MessageAnswer' });

export type Privacy = z.infer<typeof privacy>;
export type User = z.infer<typeof user>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type MeAnswer = z.infer<typeof meAnswer>;
export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginAnswer = z.infer<typeof loginAnswer>;
export type TwoFactorChallengeRequest = z.infer<typeof twoFactorChallengeRequest>;
export type RegisterRequest = z.infer<typeof registerRequest>;
export type UsernameAnswer = z.infer<typeof usernameAnswer>;
