import type { WalkModel } from '#tests/lib/walk/types.ts';
import type { ChartFile } from './statechart/chart-file.types.ts';
import type { Flows } from './statechart/preview/flows.types.ts';

const models = import.meta.glob<{ default: WalkModel }>('../tests/*/*.model.tsx');
const charts = import.meta.glob<ChartFile>('./charts/*/*.json', { import: 'default' });

const flowOfModel = (path: string): string =>
  path.replace(/^.*\/([^/]+\/[^/]+)\.model\.tsx$/, '$1');
const names = Object.keys(models).map(flowOfModel);

/** A chart is called as its file is: `file-captions` is `fileCaptions`. */
const idOf = (flow: string): string =>
  flow.replace(/^.*\//, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const byId = new Map(names.map((flow) => [idOf(flow), flow]));

const loaded = async <Module>(
  files: Readonly<Record<string, () => Promise<Module>>>,
  path: string,
): Promise<Module> => {
  const load = files[path];
  if (!load) throw new Error(`There is no ${path}.`);
  return load();
};

/** Flows of the product: a story, a model and a chart of the same domain and stem belong together. */
export const flows: Flows = {
  flowOf: (storyFile) => {
    const flow = /([^/]+\/[^/]+)\.stories\.tsx$/.exec(storyFile)?.[1] ?? '';
    return names.includes(flow) ? flow : null;
  },
  flowOfChart: (id) => byId.get(id) ?? null,
  loadModel: async (flow) => (await loaded(models, `../tests/${flow}.model.tsx`)).default,
  loadFile: (flow) => loaded(charts, `./charts/${flow}.json`),
};
