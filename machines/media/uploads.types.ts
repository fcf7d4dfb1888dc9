import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { Child, ChildEmitted } from '../parts/children.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { HeldFile, Upload, UploadEmitted, UploadInput, UploadStatus } from './upload.types.ts';

export type UploadRef = ActorRefFrom<typeof uploadMachine>;

/** Sent to the actor that requested an upload, at every step of it. */
export interface UploadChanged {
  type: 'upload.changed';
  upload: Upload;
}
export type UploadAsker = ActorRef<Snapshot<unknown>, UploadChanged>;

/** What a flow wants done; a flow that does not hold the uploads emits it upwards. */
export type UploadOrder =
  | ({ type: 'upload.add'; asker: UploadAsker } & UploadInput)
  /** For a file that the server has and still makes ready, whoever sent it. */
  | ({ type: 'upload.follow'; asker: UploadAsker } & HeldFile)
  /** Also for what is ready and used: the uploads forget it. */
  | { type: 'upload.cancel'; id: string }
  | { type: 'upload.retry'; id: string };

/** An order on its way upwards. */
export interface UploadOrdered {
  type: 'upload.ordered';
  order: UploadOrder;
}

export interface UploadsContext {
  readonly items: Readonly<Record<string, Child<UploadRef>>>;
  readonly askers: Readonly<Record<string, UploadAsker>>;
  /** In the order in which they were added. */
  readonly statuses: Readonly<Record<string, UploadStatus>>;
}

export type UploadsEvent = UploadOrder | ChildEmitted<UploadEmitted>;
