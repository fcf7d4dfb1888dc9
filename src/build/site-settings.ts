import { z } from 'zod';
import { limits, runtimeConfig } from '#src/contract/config.ts';

const { brand, slug, apiOrigin, broadcaster, social, passkeys } = runtimeConfig.shape;

/** What a deployer writes down for `npm run site` (docs/laravel.md). */
export const siteSettings = z.strictObject({
  brand,
  slug,
  /** Where the backend answers for browsers, when that is not the site's own origin. */
  apiOrigin: apiOrigin.default(''),
  broadcaster,
  social: social.default({ twitter: false, local: false }),
  passkeys,
  /** Those that differ from the product's own. */
  limits: limits.partial().default({}),
  /** `template` leaves the configuration to the server that hands the page out. */
  page: z.enum(['filled', 'template']).default('filled'),
  nginx: z
    .strictObject({
      listen: z.string().default('80'),
      serverName: z.string().default('_'),
      /** Where the backend answers for nginx. */
      backend: z.url(),
      /** Where the broker answers for nginx, when that is another program. */
      broker: z.url().optional(),
      /** Where the folder will stand on the server; by default where it was written. */
      root: z.string().optional(),
    })
    .optional(),
});

export type SiteSettings = z.infer<typeof siteSettings>;
