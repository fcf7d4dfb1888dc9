import type { Limits } from '#src/contract/config.ts';

/** The product's limits (decisions §9), told to clients and enforced here. */
export const limits: Limits = {
  currency: 'USD',
  message_max: 5_000,
  price_min: 300,
  price_max: 10_000,
  tip_min: 100,
  tip_max: 20_000,
  subscription_min: 499,
  subscription_max: 4_999,
  upload_max_bytes: 104_857_600,
  upload_mimes: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/gif',
    'image/avif',
    'video/mp4',
    'video/webm',
    'audio/mpeg',
    'audio/mp4',
  ],
  avatars_max: 100,
};
