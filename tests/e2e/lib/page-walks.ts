import { describe, test } from 'vitest';
import type { PageModel } from '#tests/lib/page-model.ts';
import { pageSuite } from '#tests/paths/run/page-reach.ts';
import { runOnPage, type SeenSubject } from '#tests/paths/run/page.ts';
import type { Adapter } from '#tests/paths/run/wire/ask.ts';
import { learnPage } from '#tests/paths/run/wire/learn-page.ts';
import { productApi } from './api-document.ts';
import { pageWorlds } from './page-world.ts';

const pages = import.meta.glob<{ default: PageModel }>('../../*/*.page.ts');
const models = import.meta.glob<{ default: SeenSubject }>('../../*/*.model.tsx');
const adapters = import.meta.glob<Record<string, unknown>>('/src/actors/*/*.adapter.ts');

const adapterOf = async (flow: string): Promise<Adapter> => {
  const module = await adapters[`/src/actors/${flow}.adapter.ts`]?.();
  const made = Object.entries(module ?? {}).find(([name]) => name.endsWith('Adapter'))?.[1];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one thing that an adapter's file is named for
  return typeof made === 'function' ? (made as Adapter) : () => ({});
};

/**
 * Walks flows with a page model in the running app by the tests that their charts give, one test a flow: all of its
 * walks are made, and each that departs is told.
 */
export function walkPages(isMeant: (flow: string) => boolean): void {
  const open = pageWorlds();
  const api = productApi();
  for (const [file, loadPage] of Object.entries(pages)) {
    const flow = file.replace('../../', '').replace('.page.ts', '');
    const load = models[`../../${flow}.model.tsx`];
    if (!load) throw new Error(`${file} has no model beside it.`);
    if (!isMeant(flow)) continue;
    describe(flow, () => {
      test('is walked in the running app', async () => {
        const [{ default: subject }, { default: page }] = await Promise.all([load(), loadPage()]);
        const learnt = await learnPage(subject, page, await adapterOf(flow), api);
        // Hands and eyes are the model's own; only what its ports come back with is what was learnt.
        const seen: SeenSubject = { ...subject, cases: learnt.subject.cases };
        const departures: string[] = [];
        for (const one of pageSuite(flow, seen, learnt.page).tests) {
          const world = await open();
          try {
            await runOnPage(world, seen, learnt.page, one);
            // A page that departed stays, for its picture.
            await world.page.context().close();
          } catch (error) {
            departures.push(error instanceof Error ? error.message : String(error));
          }
        }
        if (departures.length > 0) throw new Error(departures.join('\n\n'));
      });
    });
  }
}
