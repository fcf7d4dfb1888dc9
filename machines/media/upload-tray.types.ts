import type { DuplicateOrder } from './upload-order.types.ts';
import type { Upload } from './uploaded.types.ts';

/** `rows`: files are listed beside the content; `strip`: one line, until a person opens it. */
export type TrayRoom = 'rows' | 'strip';

export interface UploadTrayContext {
  /** Uploads that no screen draws, in the order in which they were added. */
  readonly files: readonly Upload[];
  /** A pointer or the focus rests on the tray, so no clock runs. */
  readonly isHeld: boolean;
}

export type UploadTrayEvent =
  | { type: 'files.changed'; files: readonly Upload[] }
  | { type: 'tray.open' }
  | { type: 'tray.fold' }
  /** A pointer or the focus comes to the tray. */
  | { type: 'tray.hold' }
  | { type: 'tray.release' }
  /** The files that are ready were read: the tray is closed. */
  | { type: 'tray.close' }
  | { type: 'file.remove'; id: string }
  | { type: 'file.retry'; id: string }
  | DuplicateOrder;

export type UploadTrayEmitted =
  | { type: 'upload.cancel'; id: string }
  | { type: 'upload.retry'; id: string }
  | DuplicateOrder
  /** Event: what is ready was shown long enough. */
  | { type: 'tray.cleared' };
