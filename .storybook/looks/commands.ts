import { differences } from './differences.ts';
import { readBaseline, takeDown } from './folder.ts';
import type { Baseline } from './baseline.ts';
import type { Look } from './look.types.ts';

let baseline: Baseline | undefined;

/** For the tests of the stories, which run in a browser: compares a look, or takes it down where LOOKS is "write". */
export const lookCommands = {
  compareLook: (_: unknown, id: string, look: Look): string[] => {
    baseline ??= readBaseline();
    return differences(baseline, id, look);
  },
  takeMutantsDown: (_: unknown, id: string, mutants: unknown): void => takeDown(id, mutants),
  takeSteadinessDown: (_: unknown, id: string, steadiness: unknown): void =>
    takeDown(id, steadiness),
  takeLookDown: (_: unknown, id: string, look: Look): void => takeDown(id, look),
};
