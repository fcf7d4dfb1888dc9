import type { WalkModel } from './types.ts';

/** What a `.model.tsx` file exports. */
export interface ModelModule {
  readonly default: WalkModel;
}

/** The flow of a model's file: `auth/login` of `../auth/login.model.tsx`. */
export const flowOf = (path: string): string =>
  path.replace(/^.*\/([^/]+\/[^/]+)\.model\.tsx$/, '$1');
