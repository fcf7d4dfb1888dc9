import type { UploadAsker, UploadOrder } from './upload-order.types.ts';
import type { ActorRefFrom } from 'xstate';
import type { Child, ChildEmitted } from '../parts/children.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { UploadStatus } from './uploaded.types.ts';
import type { UploadEmitted } from './upload.types.ts';

export type UploadRef = ActorRefFrom<typeof uploadMachine>;

export interface UploadsContext {
  readonly items: Readonly<Record<string, Child<UploadRef>>>;
  readonly askers: Readonly<Record<string, UploadAsker>>;
  /** In the order in which they were added. */
  readonly statuses: Readonly<Record<string, UploadStatus>>;
}

export type UploadsEvent = UploadOrder | ChildEmitted<UploadEmitted>;
