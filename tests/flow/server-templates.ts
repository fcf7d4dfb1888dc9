import type { Template } from './names.ts';

/** Templates of the screen's endpoint: contract, client call, route, and the route's test. */
export const serverTemplates: Readonly<
  Record<'contract' | 'api' | 'route' | 'routeTest', Template>
> = {
  contract: ({ camel, pascal, path }) => `import { z } from 'zod';

/** \`GET ${path}\`. */
export const ${camel}Answer = z
  .object({ data: z.object({ title: z.string() }) })
  .meta({ id: '${pascal}Answer' });

export type ${pascal}Answer = z.infer<typeof ${camel}Answer>;
`,
  api: ({
    domain,
    stem,
    pascal,
    path,
  }) => `import type { ${pascal}Answer } from '#machines/${domain}/${stem}.types.ts';
import type { ${pascal}Answer as Answer } from '#src/contract/${domain}/${stem}.ts';
import type { Http } from '../lib/http.types.ts';

/** \`GET ${path}\`. */
export const load${pascal} = async (http: Http): Promise<${pascal}Answer> => {
  const { data } = await http.get<Answer>('${path}');
  return { title: data.title };
};
`,
  route: ({
    domain,
    stem,
    camel,
    pascal,
    path,
  }) => `import { createRoute } from '@hono/zod-openapi';
import { ${camel}Answer, type ${pascal}Answer } from '#src/contract/${domain}/${stem}.ts';
import { members } from '../auth/members.ts';
import { currentUser } from '../auth/middleware.ts';
import type { Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';

const show = createRoute({
  method: 'get',
  path: '${path}',
  tags: ['${domain}'],
  summary: 'What the flow shows',
  middleware: members,
  responses: { 200: jsonAnswer(${camel}Answer, 'To be written.'), ...refusals(401, 403) },
});

const present = (user: Pick<UserRow, 'displayName'>): ${pascal}Answer['data'] => ({
  title: user.displayName,
});

/** Data that a member sees. */
export function add${pascal}(router: Router) {
  router.openapi(show, (c) => c.json({ data: present(currentUser(c)) }, 200));
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
  expect(${camel}Answer.parse(await answer.json()).data.title).toBe('Ada Marlow');
  const guest = await openBrowser(backend);
  expect((await guest.get('${path}')).status).toBe(401);
});
`,
};
