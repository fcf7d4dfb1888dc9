import type { Templates } from './names.ts';

/** Templates of the form's endpoint, its texts, and its test model. */
export const formServerTemplates: Partial<Templates> = {
  model: ({
    domain,
    stem,
    camel,
    pascal,
  }) => `import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const long = 'The title field must not be greater than 200 characters.';

export default defineModel({
  machine: ${camel}Machine,
  View: ${pascal}View,
  cases: {
    events: { 'form.submit': [{ form: { title: 'A title' } }] },
    outcomes: {
      send${pascal}: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: long, fields: { title: [long] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { form }) => {
      await person.fill(t('${domain}.${camel}.field'), form.title);
      await person.press(t('${domain}.${camel}.submit'));
    },
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', t('${domain}.${camel}.submit')),
    saving: (person) => person.seesBusy('button', t('${domain}.${camel}.submit')),
    rejected: (person) => person.seesEnabled('button', t('${domain}.${camel}.submit')),
    lockedOut: (person) => person.seesDisabled('button', t('${domain}.${camel}.submit')),
    unreachable: (person) => person.sees(t('app.failure.unreachable')),
    saved: (person) => person.sees(t('${domain}.${camel}.saved')),
  },
});
`,
  contract: ({ camel, pascal, path }) => `import { z } from 'zod';

/** \`POST ${path}\`. */
export const ${camel}Request = z
  .object({ title: z.string().min(1).max(200) })
  .meta({ id: '${pascal}Request' });

export type ${pascal}Request = z.infer<typeof ${camel}Request>;
`,
  api: ({
    domain,
    stem,
    pascal,
    path,
  }) => `import type { ${pascal}Form } from '#machines/${domain}/${stem}.types.ts';
import type { ${pascal}Request } from '#src/contract/${domain}/${stem}.ts';
import type { Http } from '../lib/http.types.ts';

/** \`POST ${path}\`. */
export const send${pascal} = (http: Http, { title }: ${pascal}Form): Promise<void> => {
  const body: ${pascal}Request = { title };
  return http.post<void>('${path}', body);
};
`,
  route: ({
    domain,
    stem,
    camel,
    pascal,
    path,
  }) => `import { createRoute } from '@hono/zod-openapi';
import { ${camel}Request } from '#src/contract/${domain}/${stem}.ts';
import { members } from '../auth/members.ts';
import type { Router } from '../context.ts';
import { throttle } from '../http/throttle.ts';
import { jsonBody, refusals } from '../openapi/answers.ts';

const take = createRoute({
  method: 'post',
  path: '${path}',
  tags: ['${domain}'],
  summary: 'What the flow sends',
  middleware: [...members, throttle('${stem}', 30)],
  request: { body: jsonBody(${camel}Request) },
  responses: { 204: { description: 'To be written.' }, ...refusals(401, 403, 419, 422, 429) },
});

/** Data that a member sends. */
export function add${pascal}(router: Router) {
  router.openapi(take, (c) => c.body(null, 204));
}
`,
  routeTest: ({ path }) => `import { expect, test } from 'vitest';
import { openBrowser, signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';

test('a member is answered, a guest is not, and what is missing is named', async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  expect((await ada.post('${path}', { title: 'A title' })).status).toBe(204);
  const refused = await ada.post('${path}', {});
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, ['title']]);
  const guest = await openBrowser(backend);
  expect((await guest.post('${path}', { title: 'A title' })).status).toBe(401);
});
`,
  text: ({ words }) => ({
    title: words,
    field: 'Title',
    submit: 'Save',
    saved: 'Saved.',
  }),
};
