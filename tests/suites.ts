import { leftToFull, mainWayFiles } from './gate.ts';
import type { Step } from './lib/steps.ts';

const inBrowser = ['vitest', 'run', '--config', 'tests/browser.config.ts', '--project'] as const;

/** Every suite, whole, the longest first so that two lanes end together. */
export const wholeSuites: readonly Step[] = [
  // Its people wait a good deal, and the views have one page: side by side they fill two cores.
  {
    name: 'end to end',
    command: ['vitest', 'run', '--config', 'tests/e2e.config.ts'],
    quiet: 2_000,
  },
  { name: 'views', command: [...inBrowser, 'walks'], isSharded: true, quiet: 450 },
  {
    name: 'backend',
    command: ['vitest', 'run', '--config', 'tests/backend.config.ts'],
    quiet: 900,
  },
  { name: 'stories', command: [...inBrowser, 'stories'], isSharded: true, quiet: 240 },
  {
    name: 'faults',
    command: ['vitest', 'run', '--config', 'tests/faults.config.ts'],
    quiet: 250,
  },
  { name: 'unit', command: ['vitest', 'run', '--config', 'tests/unit.config.ts'], quiet: 250 },
];

/** Seconds that each suite takes in the gate on two slow cores, another one beside it. */
const gateSeconds: Readonly<Record<string, number>> = {
  'end to end': 480,
  views: 400,
  backend: 600,
  stories: 240,
  faults: 150,
  unit: 220,
};
/** Ten random histories of each kind, in place of dozens. */
const gateEnv: Readonly<Record<string, Step['env']>> = { faults: { FAULT_RUNS: '10' } };
const left: Readonly<Record<string, readonly string[]>> = leftToFull;

/** The suites of `npm test`: of the longer ones, what a change must pass before it is shared. */
export const gateSuites: readonly Step[] = wholeSuites.map((suite) =>
  suite.name === 'end to end'
    ? { ...suite, files: mainWayFiles, quiet: gateSeconds[suite.name] }
    : {
        ...suite,
        leaves: left[suite.name] ?? [],
        env: gateEnv[suite.name],
        quiet: gateSeconds[suite.name],
      },
);
