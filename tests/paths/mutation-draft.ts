import type { NodeConfig } from './config.ts';
import type { Operator } from './mutant.ts';

/** A change of a copy of the drawing; `delays` are the copy's own. */
export type Edit = (config: NodeConfig, delays: Record<string, unknown>) => void;

/** A fault before it has a name. */
export interface Draft {
  readonly operator: Operator;
  readonly at: string;
  readonly text: string;
  readonly edit: Edit;
}

export const without = <Item>(list: readonly Item[], at: number): Item[] => list.toSpliced(at, 1);
