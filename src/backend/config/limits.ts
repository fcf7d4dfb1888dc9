import type { AllLimits, Limits } from '#src/contract/app/config.ts';

/** The product's limits (decisions §9), sent to clients and enforced here. */
export const limits: Limits = {
  currency: 'USD',
  message_max: 5_000,
  price_min: 300,
  price_max: 10_000,
  tip_min: 100,
  tip_max: 20_000,
  subscription_min: 499,
  subscription_max: 4_999,
  upload_max_bytes: 26_214_400,
  upload_mimes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  video_max_bytes: 104_857_600,
  video_mimes: ['video/mp4', 'video/webm', 'video/quicktime'],
  avatars_max: 100,
};

/** Limits with those that only some screens need. */
export const allLimits: AllLimits = {
  ...limits,
  payout_min: 2_000,
  payout_hold_minutes: 60,
  platform_fee_percent: 20,
  payment_pending_days: 7,
  referral_percent: 5,
  referral_months: 12,
  tip_message_max: 500,
  complaint_max: 1_000,
  folder_name_max: 50,
  folders_max: 100,
  cards_max: 10,
  clip_max_bytes: 4_194_304,
};
