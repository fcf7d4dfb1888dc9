import type { LeftOut } from '../model.ts';
import type { Call } from './call.ts';
import type { Flows } from './folder.ts';
import { leftOutLines, suites, summaryOf } from './suites.ts';

/** `cover`: what the suites take, and what they leave out and why; nothing is run. */
export async function coverCommand(call: Call, flows: Flows): Promise<number> {
  const missing = new Set<LeftOut['kind']>();
  for await (const { suite } of suites(call, flows, 'Covering')) {
    console.log([summaryOf(suite), ...leftOutLines(suite)].join('\n'));
    for (const { kind } of suite.coverage.leftOut) missing.add(kind);
  }
  missing.delete('excused');
  missing.delete('boxed');
  if (missing.size === 0) return 0;
  return [...missing].every((kind) => kind === 'budget') ? 3 : 1;
}
