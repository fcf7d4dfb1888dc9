/**
 * Tests from statecharts: what a tester imports. `defineModel` writes down what is known of a chart,
 * `generate` makes a suite of it, `runOnActor` and `drive` take a chart through tests, `mutate` counts the
 * faults that a suite finds.
 */
export { chartOf } from './adapter.ts';
export { world, type Cases, type ChartModel, type Outcomes, type World } from './define.ts';
export {
  defineModel,
  type PageHalf,
  type PagePortModel,
  type PageReply,
  type TestModel,
} from './define-model.ts';
export { Departed, drive, Driven, type DriveOptions } from './drive/drive.ts';
export type { Change, Seen } from './drive/seen.ts';
export { generate, type GenerateOptions } from './generate/generate.ts';
export type { Mutant, MutationScore } from './mutant.ts';
export { mutate } from './mutate.ts';
export {
  criteria,
  generators,
  type ChartIR,
  type Coverage,
  type Criterion,
  type Expectation,
  type Failure,
  type Generator,
  type LeftOut,
  type RunResult,
  type Step,
  type Suite,
  type Test,
} from './model.ts';
export { runOnActor, type RunOptions } from './run/actor.ts';
export type { NamedStep, SeenStep, Subject } from './subject.ts';
