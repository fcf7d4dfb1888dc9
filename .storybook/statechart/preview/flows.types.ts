import type { WalkModel } from '#tests/lib/walk/types.ts';
import type { ChartFile } from '../chart-file.types.ts';

/** Models of a product, their files, and which story belongs to which: all that the tool is given. */
export interface Flows {
  /** Flow of a story's file: `billing/tip`; null if it has no chart. */
  readonly flowOf: (storyFile: string) => string | null;
  readonly loadModel: (flow: string) => Promise<WalkModel>;
  readonly loadFile: (flow: string) => Promise<ChartFile>;
  /** Flow of the chart with this id; null for one that has no model. */
  readonly flowOfChart: (id: string) => string | null;
}
