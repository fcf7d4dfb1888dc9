import { runSteps } from './lib/steps.ts';

/** `npm run check`: all that a change must pass before it is shared. */
await runSteps('npm run check', [
  [
    { name: 'paths', command: ['tsx', 'tests/paths/cli.ts', 'gate', 'all'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
  ],
  { name: 'tests', command: ['tsx', 'tests/all.ts'] },
  [
    { name: 'storybook', command: ['storybook', 'build', '--quiet', '-o', 'dist/storybook'] },
    { name: 'size', command: ['tsx', 'tests/bench/size.ts'] },
  ],
]);
