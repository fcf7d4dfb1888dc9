import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { jsonOf } from '../emit/json.ts';
import { percent } from '../report/flow-report.ts';
import { instrument } from '../views/instrument.ts';
import { judgedFolder, readJudged } from '../views/judged.ts';
import { mergeJudged, viewScores, type Judged, type ViewScore } from '../views/verdict.ts';
import { chosen, type Call } from './call.ts';
import { write } from './files.ts';
import type { Flows } from './folder.ts';
import { namesOf, vitest } from './looks.ts';

const room = 'src/views';
/** Share of the faults of each view that walks must find. */
const bar = 0.95;

/** Every fault of every view as one that no walk has reached: the best that is known of it before a run. */
const allFaults = (root: string): Judged[] =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      instrument(file, readFileSync(path.join(root, room, file), 'utf8')).mutants.map(
        (mutant): Judged => ({ ...mutant, file, verdict: 'unreached', by: '' }),
      ),
    );

const shareOf = ({ found, counted }: Pick<ViewScore, 'found' | 'counted'>): number =>
  counted === 0 ? 1 : found / counted;

const linesOf = (score: ViewScore): string[] => [
  `${score.file}: ${score.found} of ${score.counted} found (${percent(shareOf(score))})`,
  ...score.left.map(
    ({ line, operator, source, verdict }) => `  ${verdict}: ${operator}, line ${line}: ${source}`,
  ),
];

/** `views`: how many faults put into views the walks find, what is left by view. */
export async function viewsCommand(call: Call, flows: Flows): Promise<number> {
  const names = chosen(call.flow, flows.names);
  rmSync(path.join(flows.root, judgedFolder), { recursive: true, force: true });
  const halves = [0, 1].map((lane) => names.filter((_, at) => at % 2 === lane));
  const ends = await Promise.all(
    halves.map((half, lane) =>
      half.length === 0
        ? Promise.resolve(0)
        : vitest(flows.root, ['--config', 'tests/walks/view-mutants.config.ts'], {
            VITE_MUTATE: namesOf(half),
            MUTANTS_LANE: String(lane),
          }),
    ),
  );
  const judged = readJudged();
  const reached = new Set(judged.map(({ file }) => file));
  const wanted = allFaults(flows.root).filter(
    ({ file }) => call.flow === 'all' || reached.has(file),
  );
  const scores = viewScores(mergeJudged([...wanted, ...judged]));
  // A part that several flows draw is held to the walks of them all.
  const below = scores.filter(
    (score) =>
      shareOf(score) < bar && (call.flow === 'all' || score.file === `${call.flow}.view.tsx`),
  );
  console.log(scores.flatMap(linesOf).join('\n'));
  const found = scores.reduce((sum, score) => sum + score.found, 0);
  const counted = scores.reduce((sum, score) => sum + score.counted, 0);
  console.log(
    `all: ${found} of ${counted} found (${percent(shareOf({ found, counted }))}); ` +
      `${below.length} of ${scores.length} views below ${percent(bar)}`,
  );
  if (call.out !== null) console.log(write(call.out, 'views.json', jsonOf(scores)));
  return ends.some((end) => end !== 0) || below.length > 0 ? 1 : 0;
}
