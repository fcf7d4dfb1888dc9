import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageModel } from '#tests/lib/page-model.ts';
import { pageReport } from '../report/page-report.ts';
import type { Subject } from '../subject.ts';
import { isFile, UsageError } from './call.ts';
import { openFiles, type Flows, type Words } from './folder.ts';

/** The flows of this repository. */
export interface HouseFlows extends Flows {
  /** Those that are walked in the running app too. */
  readonly pages: readonly string[];
  /** Page model for the running app; throws if there is none. */
  loadPage(flow: string): Promise<PageModel>;
}

const found = (root: string, room: string, ending: string): string[] => {
  try {
    return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith(ending) && file.split('/').length === 2)
      .map((file) => file.slice(0, -ending.length))
      .toSorted();
  } catch {
    return [];
  }
};

const houseWords: Words = {
  library: '#tests/paths/index.ts',
  pages: '#tests/paths/drive/visit.ts',
  command: 'npm run paths --',
};

/** The flows below `root`: the working tree, or a revision laid out beside the packages. */
export async function openFlows(root: string): Promise<HouseFlows> {
  const files = await openFiles(root, houseWords);
  const { vite } = files;
  const charts = found(root, 'machines', '.machine.ts');
  const names = found(root, 'tests', '.model.tsx');
  const pages = found(root, 'tests', '.page.ts');
  const loadPage = async (flow: string): Promise<PageModel> => {
    if (!pages.includes(flow))
      throw new UsageError(
        `${flow} is not walked in the running app: write tests/${flow}.page.ts (see tests/README.md).`,
      );
    const module = await vite.ssrLoadModule(`/tests/${flow}.page.ts`);
    return (module as { default: PageModel }).default;
  };
  return {
    root,
    charts,
    names,
    pages,
    load: async (flow) => {
      if (isFile(flow)) return files.load(flow);
      if (!names.includes(flow))
        throw new UsageError(
          `${flow} has a chart but no model: write tests/${flow}.model.tsx (see tests/README.md).`,
        );
      const module = await vite.ssrLoadModule(`/tests/${flow}.model.tsx`);
      return (module as { default: Subject }).default;
    },
    loadPage,
    inApp: async (flow, subject, ids) =>
      pageReport(flow, subject, ids, pages.includes(flow) ? await loadPage(flow) : null),
    read: (file) => vite.ssrLoadModule(`/${file}`),
    source: async (flow, folder) =>
      isFile(flow)
        ? files.source(flow, folder)
        : { ...houseWords, from: `#tests/${flow}.model.tsx`, name: 'default' },
    beside: openFlows,
    close: () => vite.close(),
  };
}
