import { z } from 'zod';
import { limits, runtimeConfig } from '#src/contract/app/config.ts';

const { brand, slug, apiOrigin, broadcaster, social, passkeys, resumableUploads, sessionCookie } =
  runtimeConfig.shape;

/** One machine or one net of them. */
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Settings that a deployer writes down for `npm run site` (docs/laravel.md). */
export const siteSettings = z.strictObject({
  brand,
  slug,
  /** Origin of the backend as browsers call it, when that is not the site's own. */
  apiOrigin: apiOrigin.default(''),
  broadcaster,
  social: social
    .extend({
      /** Null is none, as one who takes a line of the example away would write it. */
      googleClientId: z
        .string()
        .nullish()
        .transform((id) => id ?? undefined),
    })
    .default({ googleClientId: undefined, twitter: false, local: false }),
  passkeys,
  resumableUploads,
  sessionCookie,
  /** Limits that differ from the product's own. */
  limits: limits.partial().default({}),
  /** `template` leaves the configuration to the server that hands the page out. */
  page: z.enum(['filled', 'template']).default('filled'),
  nginx: z
    .strictObject({
      /** Value as in nginx; by default `80`, with `tls` `443 ssl`. */
      listen: z.string().optional(),
      serverName: z.string().default('_'),
      /** Files of the certificate and its key, where nginx itself ends TLS. */
      tls: z.strictObject({ certificate: z.string().min(1), key: z.string().min(1) }).optional(),
      /** Proxies before nginx that end TLS: their `X-Forwarded-*` are believed, nobody else's. */
      trustedProxies: z.array(address).default([]),
      /** Address of the backend as nginx calls it. */
      backend: z.url(),
      /** Address of the broker as nginx calls it, when that is another program. */
      broker: z.url().optional(),
      /** Path of the folder on the server; by default where it was written. */
      root: z.string().optional(),
    })
    .optional(),
});

export type SiteSettings = z.infer<typeof siteSettings>;
