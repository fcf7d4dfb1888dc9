import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { configAnswer } from '#src/contract/app/config.ts';
import { countries, myCountry } from '#src/contract/app/locale.ts';
import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer } from '../openapi/answers.ts';
import { countryNames, isCountry } from '../config/countries.ts';
import { hasPayments } from '../config/features.ts';
import { allLimits } from '../config/limits.ts';

const tags = ['config'];

const config = createRoute({
  method: 'get',
  path: '/api/v1/config',
  tags,
  summary: 'Limits, features and release; also for guests',
  responses: { 200: jsonAnswer(configAnswer, 'What a client may show before it asks.') },
});

const mine = createRoute({
  method: 'get',
  path: '/api/v1/countries/my',
  tags,
  summary: "The visitor's country",
  responses: { 200: jsonAnswer(myCountry, '`code` is null when it is not known.') },
});

const names = createRoute({
  method: 'get',
  path: '/api/v1/countries/{locale}',
  tags,
  summary: 'Countries by code in a language',
  request: { params: z.object({ locale: z.string() }) },
  responses: { 200: jsonAnswer(countries, 'In English when the language is unknown.') },
});

/** Limits, features, release; countries. `/countries/my` is never read as the code of Burmese. */
export function configRoutes(): Router {
  const router = newRouter();
  router.openapi(config, (c) => {
    const { settings, release, isDemo } = c.get('backend');
    const features = {
      google: settings.googleClientId !== undefined,
      demo: isDemo,
      payments: hasPayments(c.get('backend')),
    };
    const limits = { ...allLimits, video_max_bytes: settings.videoMaxBytes };
    return c.json({ limits, features, release }, 200);
  });
  router.openapi(mine, (c) => {
    const { trustProxy } = c.get('backend').settings;
    const header = trustProxy
      ? (c.req.header('cf-ipcountry') ?? c.req.header('x-country-code') ?? '').toUpperCase()
      : '';
    return c.json({ code: isCountry(header) ? header : null }, 200);
  });
  router.openapi(names, (c) => {
    const day = 86_400;
    return c.json(countryNames(c.req.valid('param').locale), 200, {
      'Cache-Control': `public, max-age=${day}`,
    });
  });
  return router;
}
