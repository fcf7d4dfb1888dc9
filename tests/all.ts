import { parseArgs } from 'node:util';
import { stepsForChanges } from './changed/changed.ts';
import { forgetFlakes, printFlakes } from './lib/flakes.ts';
import { runSteps, type Step } from './lib/steps.ts';

const inBrowser = ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project'] as const;

/**
 * `npm test`: every suite, the longest first so that two lanes end together; `npm test backend` runs
 * those whose name has the word. `npm test -- --changed [base] [word]` runs what a branch concerns
 * (changed/), and `--list` only says what would run.
 */
export const suites: readonly Step[] = [
  // Its people wait a good deal, and the views have one page: side by side they fill two cores.
  { name: 'end to end', command: ['vitest', 'run', '--config', 'tests/e2e.config.ts'] },
  { name: 'views', command: [...inBrowser, 'walks'], isSharded: true },
  { name: 'backend', command: ['vitest', 'run', '--config', 'tests/backend.config.ts'] },
  { name: 'stories', command: [...inBrowser, 'stories'], isSharded: true },
  { name: 'faults', command: ['vitest', 'run', '--config', 'tests/faults.config.ts'] },
  { name: 'unit', command: ['vitest', 'run', '--config', 'tests/unit.config.ts'] },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, list: { type: 'boolean' } },
});
const [base] = values.changed ? positionals : [];
const words = values.changed ? positionals.slice(1) : positionals;
const chosen = suites.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No suite is called so; there are: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const steps = values.changed ? await stepsForChanges(chosen, base) : chosen;
if (values.list) {
  for (const { name, command } of steps) console.log(`${name}: ${command.join(' ')}`);
} else if (steps.length === 0) {
  console.log('The change concerns no test.');
} else {
  forgetFlakes();
  await runSteps('npm test', [steps]);
  printFlakes();
}
