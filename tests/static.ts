import type { Step } from './lib/steps.ts';

/** Static checks: format, lint, types, unused files. */
export const readSteps: readonly Step[] = [
  // Several threads check the same types again, each for itself: one beside another step is quicker.
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    env: { GOMAXPROCS: '1' },
    quiet: 80,
  },
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'], quiet: 100 },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
];

/** Builds to be inspected and measured. */
export const builtSteps: readonly Step[] = [
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '-o', 'dist/storybook'],
    quiet: 120,
  },
  { name: 'size', command: ['tsx', 'tests/bench/size.ts'] },
  {
    name: 'faults of views',
    command: ['vitest', 'run', '--config', 'tests/walks/view-faults.config.ts'],
    quiet: 180,
  },
];
