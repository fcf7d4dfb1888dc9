import { createApp } from '#src/backend/app.ts';
import type { Backend } from '#src/backend/context.ts';
import { completed } from '#src/backend/openapi/complete.ts';
import { anything } from '#tests/paths/run/wire/ask.ts';
import { apiOf, type Api } from '#tests/paths/run/wire/api.ts';

/** Answers of each call of the API, as its routes describe them; nothing is started for that. */
export const productApi = (): Api => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- routes are only mounted, and none is called
  const app = createApp(anything as Backend);
  const info = { title: '', version: '' };
  return apiOf(completed(app.getOpenAPI31Document({ openapi: '3.1.0', info })));
};
