import { existsSync } from 'node:fs';
import { openFlows, type HouseFlows } from '../paths/cli/flows.ts';
import { generate } from '../paths/generate/generate.ts';
import { noHand } from '../paths/hands.ts';
import type { Suite } from '../paths/model.ts';
import type { Edge } from '../paths/place.ts';
import { pageSuite } from '../paths/run/page-reach.ts';
import type { Adapter } from '../paths/run/wire/ask.ts';
import { learnPage } from '../paths/run/wire/learn-page.ts';
import type { Subject } from '../paths/subject.ts';
import { productApi } from '../e2e/lib/api-document.ts';

/**
 * `npx tsx tests/bench/page-reach.ts [flow…] [--why]`: of the transitions that a person, the server or the clock can
 * cause, how many the tests of the running app take (`tests/e2e/paths*.e2e.ts` walks them); then the flows without a
 * page model. `--why` says of each that is not taken what is in its way.
 */
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
const saysWhy = words.includes('--why');

const coveredBy = ({ coverage }: Suite): ReadonlySet<string> =>
  new Set(Object.entries(coverage.covered).flatMap(([goal, by]) => (by.length > 0 ? [goal] : [])));

/** A step that neither another chart nor the page itself makes, whatever the app can be brought to. */
const isCaused =
  (subject: Subject) =>
  ({ offer, before, result }: Edge): boolean => {
    if (offer.kind !== 'event') return true;
    if (noHand(subject, offer.event.type) !== null || result.taken.length === 0) return false;
    return (subject.outOfReach?.(before.snapshot, offer.event) ?? null) === null;
  };

const adapterOf = async (flows: HouseFlows, flow: string): Promise<Adapter> => {
  const file = `src/actors/${flow}.adapter.ts`;
  if (!existsSync(file)) return () => ({});
  const module = Object.entries(await flows.read(file));
  const [, made] = module.find(([name]) => name.endsWith('Adapter')) ?? [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one thing that an adapter's file is named for
  return typeof made === 'function' ? (made as Adapter) : () => ({});
};

const flows = await openFlows(process.cwd());
const api = productApi();
const sums = { taken: 0, caused: 0, tests: 0 };
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

for (const flow of flows.pages.filter((one) => only.length === 0 || only.includes(one))) {
  const model = await flows.load(flow);
  const { subject, page } = await learnPage(
    model,
    await flows.loadPage(flow),
    await adapterOf(flows, flow),
    api,
  );
  const own =
    page.input === undefined ? model : { ...model, input: page.input, inputs: [page.input] };
  const suite = pageSuite(flow, subject, page);
  const taken = coveredBy(suite);
  const caused = new Set([
    ...coveredBy(generate(flow, own, { criterion: 'transition', may: isCaused(own) })),
    ...taken,
  ]);
  sums.taken += taken.size;
  sums.caused += caused.size;
  sums.tests += suite.tests.length;
  console.log(
    `${flow.padEnd(32)} ${String(taken.size).padStart(4)} of ${String(caused.size).padStart(3)}  ${percent(taken.size, caused.size).padStart(5)}  ${suite.tests.length} tests`,
  );
  if (saysWhy)
    for (const { goal, reason } of suite.coverage.leftOut)
      if (caused.has(goal)) console.log(`    ${goal}: ${reason}`);
}
console.log(
  `${'in all'.padEnd(32)} ${sums.taken} of ${sums.caused}  ${percent(sums.taken, sums.caused)}  ${sums.tests} tests`,
);

if (only.length === 0) {
  const without = flows.names.filter((flow) => !flows.pages.includes(flow));
  console.log(`\n${without.length} flows without a page model:`);
  for (const flow of without) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a model of a chart that draws nothing says why
    const { reason } = (await flows.load(flow)) as { readonly reason?: string };
    console.log(`  ${flow.padEnd(30)} ${reason ?? 'nobody has written where it opens'}`);
  }
}
await flows.close();
process.exit(0);
