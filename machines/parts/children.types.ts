import type { ChildEmitted, ChildOf } from './children.ts';
import type { submissionMachine } from './submission.machine.ts';
import type { SubmissionEmitted } from './submission.types.ts';

export interface ChildrenContext {
  readonly form: ChildOf<typeof submissionMachine>;
}

export type ChildrenEmitted = SubmissionEmitted;

export type ChildrenEvent = ChildEmitted<ChildrenEmitted>;
