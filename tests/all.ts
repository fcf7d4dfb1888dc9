import { parseArgs } from 'node:util';
import { stepsForChanges } from './changed/changed.ts';
import { runSteps } from './lib/steps.ts';
import { gateSuites } from './suites.ts';

/**
 * `npm test`: the suites of the gate; `npm test backend` runs those whose name has the word. `npm test --
 * --changed [base] [word]` runs what a branch concerns (changed/), and `--list` only says what would run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, list: { type: 'boolean' } },
});
const [base] = values.changed ? positionals : [];
const words = values.changed ? positionals.slice(1) : positionals;
const chosen = gateSuites.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  const names = gateSuites.map(({ name }) => name);
  console.error(`No suite is called so; there are: ${names.join(', ')}`);
  process.exit(1);
}
const steps = values.changed ? await stepsForChanges(chosen, base) : chosen;
if (values.list) {
  for (const { name, command, files = [] } of steps)
    console.log(`${name}: ${[...command, ...files].join(' ')}`);
} else if (steps.length === 0) {
  console.log('The change concerns no test.');
} else {
  await runSteps('npm test', [steps]);
}
