import type { Failure } from '../lib/failure.ts';
import type { ChildOf } from '../parts/children.ts';
import type { fileCaptionsMachine } from './file-captions.machine.ts';
import type { FileCaptionsEmitted } from './file-captions.types.ts';
import type { filePreviewMachine } from './file-preview.machine.ts';
import type { FilePreviewEmitted } from './file-preview.types.ts';
import type { filePosterMachine } from './file-poster.machine.ts';
import type { FilePosterEmitted } from './file-poster.types.ts';
import type { FileUses } from './file-uses.types.ts';
import type { FileDetailsAnswer, FileDetailsAsked } from './inspection.types.ts';

export interface FileDetailsContext
  extends FileDetailsAsked, Pick<FileDetailsAnswer, 'changes' | 'next'> {
  /** Null until they came. */
  readonly uses: FileUses | null;
  readonly failure: Failure | null;
  /** Null for what is no video of one's own that is ready, and where the server has no captions. */
  readonly captions: ChildOf<typeof fileCaptionsMachine> | null;
  /** Null where those are. */
  readonly poster: ChildOf<typeof filePosterMachine> | null;
  /** Null where there are no seconds to show, too. */
  readonly preview: ChildOf<typeof filePreviewMachine> | null;
}

export type FileDetailsEvent =
  | { type: 'file.delete' }
  | { type: 'uses.retry' }
  | { type: 'connection.restored' }
  /** The person leaves. */
  | { type: 'dialog.dismiss' }
  | FileCaptionsEmitted
  | FilePosterEmitted
  | FilePreviewEmitted;
