import { runSteps, type Step } from './lib/steps.ts';

/** `npm test`: every suite; `npm test backend` runs those whose name has the word. */
export const suites: readonly Step[] = [
  { name: 'unit', command: ['vitest', 'run', '--config', 'tests/unit.config.ts'] },
  { name: 'backend', command: ['vitest', 'run', '--config', 'tests/backend.config.ts'] },
  { name: 'faults', command: ['vitest', 'run', '--config', 'tests/faults.config.ts'] },
  { name: 'views and stories', command: ['vitest', 'run', '--config', 'tests/browser.config.ts'] },
  { name: 'end to end', command: ['vitest', 'run', '--config', 'tests/e2e.config.ts'] },
];

const wanted = process.argv.slice(2);
const chosen = suites.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No suite is called so; there are: ${suites.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
await runSteps('npm test', chosen);
