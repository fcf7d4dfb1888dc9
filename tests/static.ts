import type { Step } from './lib/steps.ts';

/** What is read and never run: format, rules, types, files that nothing uses. */
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

/** What is built to be looked at, and to be weighed. */
export const builtSteps: readonly Step[] = [
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '-o', 'dist/storybook'],
    quiet: 120,
  },
  { name: 'size', command: ['tsx', 'tests/bench/size.ts'] },
];
