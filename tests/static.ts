import type { Step } from './lib/steps.ts';

/** What is read and never run: format, rules, types, files that nothing uses. */
export const readSteps: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
];

/** What is built to be looked at, and to be weighed. */
export const builtSteps: readonly Step[] = [
  { name: 'storybook', command: ['storybook', 'build', '--quiet', '-o', 'dist/storybook'] },
  { name: 'size', command: ['tsx', 'tests/bench/size.ts'] },
];
