import { isSame, type Change } from '../diff.ts';
import { touchedTests } from '../replay.ts';
import { chosen, type Call } from './call.ts';
import { readPair } from './pair.ts';
import type { Flows } from './folder.ts';
import { progress } from './progress.ts';
import { checkout } from './revision.ts';
import { suiteFor } from './suites.ts';

const signs = { added: '+', removed: '-', changed: '~' } as const;
const lineOf = ({ kind, id, text }: Change): string => `  ${signs[kind]} ${id}: ${text}`;

/** True for entries other than transitions and states, whose changes print with their place. */
const isWord = (word: string): boolean => !/^(?:inline )?(?:transitions|states)\./.test(word);

const compared = async (call: Call, flow: string, before: Flows, after: Flows) => {
  if (!before.names.includes(flow)) return [`${flow}: is new`];
  if (!after.names.includes(flow)) return [`${flow}: is gone`];
  const { former, latter, diff } = await readPair(flow, before, after);
  if (isSame(diff)) return [];
  const suite = suiteFor(call, flow, former);
  const affected = touchedTests(suite, former, latter.machine, diff);
  return [
    `${flow}: ${affected.length} of ${suite.tests.length} tests affected`,
    ...[...diff.states, ...diff.transitions].map(lineOf),
    ...diff.words.filter(isWord).map((word) => `  ~ ${word}: its body changed`),
    ...affected.map(({ test, meets }) => {
      const name = suite.tests[test]?.name ?? '';
      const why = meets.length > 0 ? meets.join(', ') : 'what it may do next';
      return `  affected ${test + 1}: ${name}\n    meets ${why}`;
    }),
  ];
};

/** `diff`: what changed between two revisions of the charts, and which former tests that touches. */
export async function diffCommand(call: Call, here: Flows): Promise<number> {
  const [from = 'HEAD', to] = call.revisions;
  const before = await here.beside(checkout(here.root, from));
  const after = to === undefined ? here : await here.beside(checkout(here.root, to));
  try {
    const names = chosen(call.flow, [...new Set([...before.names, ...after.names])].toSorted());
    const told = progress('Comparing', names.length);
    let changed = 0;
    for (const flow of names) {
      told.step(flow);
      const lines = await compared(call, flow, before, after);
      if (lines.length === 0) continue;
      changed += 1;
      console.log(lines.join('\n'));
    }
    told.end();
    console.log(`${changed} of ${names.length} charts changed`);
    return 0;
  } finally {
    await before.close();
    if (after !== here) await after.close();
  }
}
