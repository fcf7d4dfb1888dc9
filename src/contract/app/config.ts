import { z } from 'zod';

/** The build that serves the page; shown in the guest footer and in Settings › Site. */
export const release = z
  .object({ version: z.string().min(1), commit: z.string(), builtAt: z.iso.datetime() })
  .meta({ id: 'Release' });

/** Limits a client may show before the server enforces them. Money in minor units, sizes in bytes. */
export const limits = z
  .object({
    currency: z.string().length(3),
    message_max: z.int().positive(),
    price_min: z.int().positive(),
    price_max: z.int().positive(),
    tip_min: z.int().positive(),
    tip_max: z.int().positive(),
    subscription_min: z.int().positive(),
    subscription_max: z.int().positive(),
    upload_max_bytes: z.int().positive(),
    upload_mimes: z.array(z.string()),
    /** Videos are taken for posts and messages. */
    video_max_bytes: z.int().positive(),
    video_mimes: z.array(z.string()),
    avatars_max: z.int().positive(),
  })
  .meta({ id: 'Limits' });

/** Content of `<script type="application/json" id="runtime-config">` in the hosting page. */
export const runtimeConfig = z
  .object({
    brand: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    /** Name of the server's session cookie, for the cookie declaration; else `{slug}_session`. */
    sessionCookie: z.string().min(1).optional(),
    release,
    apiOrigin: z.union([z.literal(''), z.url()]),
    broadcaster: z.object({
      key: z.string().min(1),
      cluster: z.string().min(1),
      host: z.string().optional(),
      port: z.int().positive().optional(),
      tls: z.boolean(),
    }),
    /**
     * Providers people may come in by. `local`: nobody real is asked, the popup is
     * `/issuer/google/choose?nonce=…`, which posts a `LocalCredentialMessage` to its opener.
     */
    social: z.object({
      googleClientId: z.string().optional(),
      twitter: z.boolean(),
      local: z.boolean(),
    }),
    /** True if the server knows passkeys at the name by which the page was reached. */
    passkeys: z.boolean().optional(),
    /** True if the server takes uploads in pieces (tus 1.0) at `/api/v1/uploads`, beside `POST /files`. */
    resumableUploads: z.boolean().optional(),
    limits,
    /** Demo accounts shown under the login form; absent when the world is not seeded for show. */
    demo: z.object({ password: z.string(), emails: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'RuntimeConfig' });

/** The rest of the limits: not in the hosting page, which every visit pays for. Fees in percent. */
export const allLimits = limits
  .extend({
    payout_min: z.int().positive(),
    /** Minutes for which a payout may be cancelled before it is sent. */
    payout_hold_minutes: z.int().min(0),
    platform_fee_percent: z.int().min(0),
    payment_pending_days: z.int().min(0),
    referral_percent: z.int().min(0),
    referral_months: z.int().min(0),
    tip_message_max: z.int().positive(),
    complaint_max: z.int().positive(),
    folder_name_max: z.int().positive(),
    folders_max: z.int().positive(),
    cards_max: z.int().positive(),
    /** First seconds of a video; a larger clip is left out, and the video is taken without it. */
    clip_max_bytes: z.int().positive(),
  })
  .meta({ id: 'AllLimits' });

/** `GET /api/v1/config`. */
export const configAnswer = z
  .object({ limits: allLimits, features: z.record(z.string(), z.boolean()), release })
  .meta({ id: 'ConfigAnswer' });

export type RuntimeConfig = z.infer<typeof runtimeConfig>;
export type Limits = z.infer<typeof limits>;
export type ConfigAnswer = z.infer<typeof configAnswer>;
export type AllLimits = z.infer<typeof allLimits>;
