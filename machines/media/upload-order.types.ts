import type { ActorRef, Snapshot } from 'xstate';
import type { DialogToken } from '../modal/dialog-token.types.ts';
import type { HeldFile, Upload, UploadInput } from './uploaded.types.ts';

/** Sent to the actor that requested an upload, at every step of it. */
export interface UploadChanged {
  type: 'upload.changed';
  upload: Upload;
}

export type UploadAsker = ActorRef<Snapshot<unknown>, UploadChanged>;

/** Screen that shows what a longer-lived actor asked for. */
export type UploadScreen = Pick<UploadAsker, 'getSnapshot' | 'subscribe'>;

/** Whoever draws an upload; the asker itself where no screen is named. */
interface Drawn {
  asker: UploadAsker;
  screen?: UploadScreen | null;
}

/** Answer to the question about a file that the member has already. */
export type DuplicateOrder =
  /** The file that is there takes its place. */
  | { type: 'duplicate.use'; id: string }
  /** It is sent all the same, as another file. */
  | { type: 'duplicate.send'; id: string };

/** Command for the uploads; a flow that does not hold them emits it upwards. */
export type UploadOrder =
  | ({ type: 'upload.add'; place?: 'library' } & Drawn & UploadInput)
  /** For a file that the server has and still makes ready, whoever sent it. */
  | ({ type: 'upload.follow' } & Drawn & HeldFile)
  /** A form or the library is there again, and draws these from now on, as far as they are here. */
  | ({ type: 'upload.adopt'; ids: readonly string[] | 'library' } & Drawn)
  /** Also for what is ready and used: the uploads forget it. */
  | { type: 'upload.cancel'; id: string }
  | { type: 'upload.retry'; id: string }
  | DuplicateOrder;

/** An order on its way upwards. */
export interface UploadOrdered {
  type: 'upload.ordered';
  order: UploadOrder;
}

/** Sent to the form that asked for files of the library: they are ready, and in their order. */
export interface FilesPicked {
  type: 'files.picked';
  files: readonly Upload[];
}

export interface FilePickerAsked {
  /** Receives the files. */
  readonly asker: ActorRef<Snapshot<unknown>, FilesPicked>;
  /** The member to whom they are to be sent; null for posts and for audiences. */
  readonly about: { readonly id: number; readonly name: string | null } | null;
  /** Number of files that the form still takes. */
  readonly room: number;
  /** Hashes of the files that are in the form already. */
  readonly taken: readonly string[];
}

/** The dialog that picks files of the library; what was picked goes to the asker. */
export type FilePickerDialog = DialogToken<'filePicker', FilePickerAsked, null>;
