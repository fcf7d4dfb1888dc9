import { jsonOf } from '../emit/json.ts';
import { junitOfMutants } from '../emit/junit.ts';
import { mutate } from '../mutate.ts';
import type { MutationScore } from '../mutant.ts';
import { percent } from '../report/flow-report.ts';
import type { Call } from './call.ts';
import { usualFolder, write } from './files.ts';
import type { Flows } from './folder.ts';
import { suites } from './suites.ts';

/** A chart without mortal mutants is wholly proved. */
export const scoreOf = ({ killed, mortal }: Pick<MutationScore, 'killed' | 'mortal'>): number =>
  mortal === 0 ? 1 : killed / mortal;

export const scoreLines = (score: MutationScore): string[] => [
  `${score.flow}: ${score.killed} of ${score.mortal} killed (${percent(scoreOf(score))}), ` +
    `${score.equivalent} equivalent, ${score.stillborn} stillborn, ${score.unreached} unreached`,
  ...score.results
    .filter(({ verdict }) => ['survived', 'unsure', 'unreached'].includes(verdict))
    .map(
      ({ mutant, verdict, missed }) =>
        `  ${verdict}: ${mutant.operator} @ ${mutant.at}: ${mutant.text}` +
        (missed.length > 0 ? `; a walk that would tell: ${missed.join(' → ')}` : ''),
    ),
];

export const total = (scores: readonly Pick<MutationScore, 'killed' | 'mortal'>[]) => ({
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
  mortal: scores.reduce((sum, { mortal }) => sum + mortal, 0),
});

/** `mutate`: how many faults put into the chart the suite finds, survivors by operator. */
export async function mutateCommand(call: Call, flows: Flows): Promise<number> {
  const scores: MutationScore[] = [];
  for await (const { flow, subject, suite } of suites(call, flows, 'Mutating')) {
    const score = mutate(flow, subject, suite);
    scores.push(score);
    console.log(scoreLines(score).join('\n'));
  }
  const all = total(scores);
  console.log(`all: ${all.killed} of ${all.mortal} killed (${percent(scoreOf(all))})`);
  const survivors = scores.flatMap(({ results }) =>
    results.filter(({ verdict }) => verdict === 'survived'),
  );
  const byOperator = new Map<string, number>();
  for (const { mutant } of survivors)
    byOperator.set(mutant.operator, (byOperator.get(mutant.operator) ?? 0) + 1);
  for (const [operator, count] of byOperator) console.log(`  survivors, ${operator}: ${count}`);
  if (call.out !== null) console.log(write(call.out, 'mutants.json', jsonOf(scores)));
  if (call.format === 'junit')
    console.log(write(call.out ?? usualFolder, 'mutants.xml', junitOfMutants(scores)));
  return survivors.length > 0 ? 1 : 0;
}
