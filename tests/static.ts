import type { Step } from './lib/steps.ts';

/** What is read and never run: format, rules, types, files that nothing uses. */
export const readSteps: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], quiet: 120 },
  { name: 'types', command: ['tsc', '-b'], quiet: 240 },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], quiet: 100 },
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
