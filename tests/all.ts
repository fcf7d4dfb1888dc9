import { runSteps, type Step } from './lib/steps.ts';

/** `npm test`: everything but the end-to-end run of the built product (`.ci/run` adds that). */
export const suites: readonly Step[] = [
  { name: 'unit', command: ['vitest', 'run', '--config', 'tests/unit.config.ts'] },
  { name: 'backend', command: ['vitest', 'run', '--config', 'tests/backend.config.ts'] },
  { name: 'views and stories', command: ['vitest', 'run', '--config', 'tests/browser.config.ts'] },
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
