import type { WalkModel } from './types.ts';

/** Exports of a `.model.tsx` file. */
export interface ModelModule {
  readonly default: WalkModel;
}

/** The flow of a model's file: `auth/login` of `../auth/login.model.tsx`. */
export const flowOf = (path: string): string =>
  path.replace(/^.*\/([^/]+\/[^/]+)\.model\.tsx$/, '$1');
