import { flowOf, type ModelModule } from './model-file.ts';
import type { WalkModel } from './types.ts';

const modules = import.meta.glob<ModelModule>('../../*/*.model.tsx');

/** Flow name (`auth/login`) and how to read its model; one broken model must not hide the others. */
export const models: readonly { readonly flow: string; readonly load: () => Promise<WalkModel> }[] =
  Object.entries(modules)
    .map(([path, load]) => ({ flow: flowOf(path), load: async () => (await load()).default }))
    .toSorted((a, b) => a.flow.localeCompare(b.flow));
