import type { Failure } from '../lib/failure.ts';
import type { PickedFile, UploadReason } from '../media/upload.types.ts';

/** Beside the name everywhere, or above the profile. */
export type PictureSlot = 'avatar' | 'banner';

/** What of a picture stays in sight: percent from the left and the top, and how much it is enlarged. */
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
  /** What the member is called: a face without a picture shows its initials. */
  readonly name: string;
  readonly picture: ChosenPicture | null;
  readonly align: PictureAlign;
}

/** A file that did not become the picture says why; the picture of before stays. */
export type PictureOutcome =
  | { readonly kind: 'taken'; readonly saved: SavedPicture }
  | { readonly kind: 'refused'; readonly filename: string; readonly reason: UploadReason };

export interface PictureChoiceInput {
  readonly slot: PictureSlot;
}

export interface PictureChoiceContext extends PictureChoiceInput {
  readonly saved: SavedPicture;
  /** As it stands in the frame. */
  readonly align: PictureAlign;
  /** The file on its way. */
  readonly file: PickedFile | null;
  readonly refusal: { readonly filename: string; readonly reason: UploadReason } | null;
  readonly failure: Failure | null;
}

export type PictureChoiceEvent =
  | { type: 'picture.choose'; file: PickedFile }
  | { type: 'picture.remove' }
  | { type: 'picture.align'; align: PictureAlign }
  | { type: 'align.save' }
  | { type: 'align.discard' }
  | { type: 'picture.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' };

export type PictureChoiceEmitted = { type: 'session.expired' } | { type: 'member.updated' };
