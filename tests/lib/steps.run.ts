import { runSteps, type RunOptions, type Step } from './steps.ts';

/** Runs the steps that its argument names: a run ends its process, so tests of runs need another one. */
const { steps, options } = JSON.parse(process.argv[2] ?? '') as {
  readonly steps: readonly Step[];
  readonly options: RunOptions;
};
await runSteps('a run', [steps], options);
