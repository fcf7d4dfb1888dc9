import type { Templates } from './names.ts';

/** Templates of the list's endpoint, its texts, and its test model. */
export const listServerTemplates: Partial<Templates> = {
  model: ({
    domain,
    stem,
    camel,
    pascal,
  }) => `import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const entries = [{ id: 1, title: 'A title' }];

export default defineModel({
  machine: ${camel}Machine,
  View: ${pascal}View,
  cases: {
    outcomes: {
      load${pascal}: {
        done: [
          { entries: [], cursor: null },
          { entries, cursor: null },
          { entries, cursor: 'more' },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'end.approach': world,
    'list.retry': (person) => person.press(t('ui.loading.retry')),
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    sorting: (person) => person.sees('A title'),
    resting: (person) => person.sees('A title'),
    loadingMore: (person) => person.seesRole('status'),
    exhausted: (person) => person.sees('A title'),
    empty: (person) => person.sees(t('${domain}.${camel}.empty')),
    interrupted: (person) => person.sees(t('${domain}.${camel}.interrupted')),
    failed: (person) => person.sees(t('${domain}.${camel}.failed')),
  },
});
`,
  contract: ({ camel, pascal, path }) => `import { z } from 'zod';

/** \`GET ${path}?cursor\`; an unreadable cursor is the first page. */
export const ${camel}Answer = z
  .object({
    data: z.array(z.object({ id: z.int(), title: z.string() })),
    meta: z.object({ next_cursor: z.string().nullable() }),
  })
  .meta({ id: '${pascal}Answer' });

export type ${pascal}Answer = z.infer<typeof ${camel}Answer>;
`,
  api: ({
    domain,
    stem,
    pascal,
    path,
  }) => `import type { ${pascal}Page } from '#machines/${domain}/${stem}.types.ts';
import type { ${pascal}Answer } from '#src/contract/${domain}/${stem}.ts';
import type { Http } from '../lib/http.types.ts';

/** \`GET ${path}?cursor\`. */
export const load${pascal} = async (http: Http, cursor: string | null): Promise<${pascal}Page> => {
  const query = { cursor: cursor ?? undefined };
  const { data, meta } = await http.get<${pascal}Answer>('${path}', { query });
  return { entries: data, cursor: meta.next_cursor };
};
`,
  route: ({
    domain,
    stem,
    camel,
    pascal,
    path,
  }) => `import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ${camel}Answer, type ${pascal}Answer } from '#src/contract/${domain}/${stem}.ts';
import { members } from '../auth/members.ts';
import { currentUser } from '../auth/middleware.ts';
import type { Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';

const list = createRoute({
  method: 'get',
  path: '${path}',
  tags: ['${domain}'],
  summary: 'What the flow lists',
  middleware: members,
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: { 200: jsonAnswer(${camel}Answer, 'To be written.'), ...refusals(401, 403, 422) },
});

const present = ({ id, displayName }: UserRow): ${pascal}Answer => ({
  data: [{ id, title: displayName }],
  meta: { next_cursor: null },
});

/** Rows that a member sees. */
export function add${pascal}(router: Router) {
  router.openapi(list, (c) => c.json(present(currentUser(c)), 200));
}
`,
  routeTest: ({ domain, stem, camel, path }) => `import { expect, test } from 'vitest';
import { ${camel}Answer } from '#src/contract/${domain}/${stem}.ts';
import { openBrowser, signedIn } from '../auth/browser.ts';
import { createTestBackend } from '../harness.ts';

test('a member is answered, a guest is not', async () => {
  const backend = await createTestBackend();
  const ada = await signedIn(backend, 'ada');
  const answer = await ada.get('${path}');
  expect(${camel}Answer.parse(await answer.json()).data).toMatchObject([{ title: 'Ada Marlow' }]);
  const guest = await openBrowser(backend);
  expect((await guest.get('${path}')).status).toBe(401);
});
`,
  text: ({ words }) => ({
    title: words,
    failed: 'We couldn’t load this list.',
    interrupted: 'We couldn’t load the rest.',
    empty: 'Nothing here yet',
  }),
};
