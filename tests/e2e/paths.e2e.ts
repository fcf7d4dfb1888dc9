import { describe, test } from 'vitest';
import type { PageModel } from '#tests/lib/page-model.ts';
import { pageSuite } from '#tests/paths/run/page-reach.ts';
import { runOnPage, type SeenSubject } from '#tests/paths/run/page.ts';
import { pageWorlds } from './lib/page-world.ts';

/** Flows with a page model, walked in the running app by the tests that their charts give. */
const pages = import.meta.glob<{ default: PageModel }>('../*/*.page.ts', { eager: true });
const models = import.meta.glob<{ default: SeenSubject }>('../*/*.model.tsx');

const open = pageWorlds();

for (const [file, { default: page }] of Object.entries(pages)) {
  const flow = file.replace('../', '').replace('.page.ts', '');
  const load = models[`../${flow}.model.tsx`];
  if (!load) throw new Error(`${file} has no model beside it.`);
  const { default: subject } = await load();
  const { tests } = pageSuite(flow, subject, page);
  describe(flow, () => {
    for (const one of tests)
      test(one.name, async () => runOnPage(await open(), subject, page, one));
  });
}
