import type { WalkModel } from './types.ts';

type Module = { default: WalkModel };
const modules = import.meta.glob<Module>('../../*/*.model.tsx');

/** Flow name (`auth/login`) and how to read its model; one broken model must not hide the others. */
export const models: readonly { readonly flow: string; readonly load: () => Promise<WalkModel> }[] =
  Object.entries(modules)
    .map(([path, load]) => ({
      flow: path.replace(/^.*\/([^/]+\/[^/]+)\.model\.tsx$/, '$1'),
      load: async () => (await load()).default,
    }))
    .toSorted((a, b) => a.flow.localeCompare(b.flow));
