import { files } from '#tests/house/files.ts';
import { differingCharts } from '#tests/paths/cli/differing.ts';
import type { Step } from '#tests/lib/steps.ts';
import { changesSince } from './changes.ts';
import { stepsOf, toldOf } from './plan.ts';
import { select } from './select.ts';

/** `npm test -- --changed [base]`: those of the suites, and of their tests, that a branch concerns. */
export async function stepsForChanges(
  suites: readonly Step[],
  wanted: string | undefined,
): Promise<Step[]> {
  const { base, paths } = changesSince(wanted);
  console.log(`${paths.length} files differ from ${base.slice(0, 10)}`);
  const asked = new Set<string>();
  select(files, paths, (flow) => {
    asked.add(flow);
    return false;
  });
  const differ = asked.size > 0 ? await differingCharts('.', base, [...asked]) : asked;
  const same = [...asked].filter((flow) => !differ.has(flow));
  const choices = select(files, paths, (flow) => !differ.has(flow)).filter(({ suite }) =>
    suites.some(({ name }) => name === suite),
  );
  console.log(choices.map(toldOf).join('\n'));
  if (same.length > 0)
    console.log(`  not walked: ${same.join(', ')}: the files changed, and the chart did not`);
  return choices.flatMap((choice) => {
    const suite = suites.find(({ name }) => name === choice.suite);
    return suite ? stepsOf(suite, choice) : [];
  });
}
