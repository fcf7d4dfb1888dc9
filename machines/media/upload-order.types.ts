import type { ActorRef, Snapshot } from 'xstate';
import type { HeldFile, Upload, UploadInput } from './uploaded.types.ts';

/** Sent to the actor that requested an upload, at every step of it. */
export interface UploadChanged {
  type: 'upload.changed';
  upload: Upload;
}

export type UploadAsker = ActorRef<Snapshot<unknown>, UploadChanged>;

/** Command for the uploads; a flow that does not hold them emits it upwards. */
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
