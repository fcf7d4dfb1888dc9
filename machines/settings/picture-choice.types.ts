import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { KeptFile, UnsentFile } from '../lib/held-file.ts';
import type { PickedFile, Upload, UploadReason } from '../media/uploaded.types.ts';
import type { UploadChanged, UploadOrdered } from '../media/upload-order.types.ts';
import type { pictureAltMachine } from './picture-alt.machine.ts';
import type { PictureSlot } from './picture-alt.types.ts';

/** Crop of a picture: percent from the left and the top, and the scale. */
export interface PictureAlign {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ChosenPicture {
  readonly url: string;
  readonly thumbUrl: string;
  readonly width: number;
  readonly height: number;
  /** CSS colour, painted until it loads. */
  readonly placeholder: string;
}

/** The picture of a slot as the server has it; null where there is none. */
export interface SavedPicture {
  /** Name of the member: an avatar without a picture shows its initials. */
  readonly name: string;
  readonly picture: ChosenPicture | null;
  readonly align: PictureAlign;
  /** True if the site lets a member choose the crop. */
  readonly isMovable: boolean;
  /** Alternative text; absent where the site stores none. */
  readonly alt?: string;
}

/** A picture on its way: the server has all of its bytes, or it is chosen again. */
export type KeptPicture = KeptFile | UnsentFile;

/** Stores the chosen picture on the device until the server has taken it. */
export interface PictureKeeping {
  type: 'picture.keep';
  /** Null once there is nothing to keep. */
  file: KeptPicture | null;
}

export interface PictureChoiceInput {
  readonly slot: PictureSlot;
}

interface Refusal {
  readonly filename: string;
  readonly reason: UploadReason;
  /** Share of its bytes that the server has, 0 to 1, where it was cut off. */
  readonly share?: number;
}

export interface PictureChoiceContext extends PictureChoiceInput {
  readonly saved: SavedPicture;
  /** Crop as shown in the frame. */
  readonly align: PictureAlign;
  /** The file on its way; of an earlier visit too. */
  readonly upload: Upload | null;
  /** The words of the picture that stands there, where the site keeps some. */
  readonly words: ActorRefFrom<typeof pictureAltMachine> | null;
  readonly refusal: Refusal | null;
  readonly failure: Failure | null;
}

export type PictureChoiceEvent =
  | UploadChanged
  /** An earlier visit chose it. */
  | { type: 'picture.found'; file: KeptPicture }
  | { type: 'picture.choose'; file: PickedFile }
  /** Cancels the upload. */
  | { type: 'picture.cancel' }
  | { type: 'picture.remove' }
  | { type: 'picture.align'; align: PictureAlign }
  | { type: 'align.save' }
  | { type: 'align.discard' }
  | { type: 'picture.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type PictureChoiceEmitted = UploadOrdered | { type: 'member.updated' };
