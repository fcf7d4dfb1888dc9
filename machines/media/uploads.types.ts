import type { ActorRefFrom } from 'xstate';
import type { Child, ChildEmitted, ChildOf } from '../parts/children.ts';
import type { UploadAsker, UploadOrder, UploadScreen } from './upload-order.types.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { UploadEmitted } from './upload.types.ts';
import type { uploadTrayMachine } from './upload-tray.machine.ts';
import type { UploadTrayEmitted } from './upload-tray.types.ts';
import type { Upload } from './uploaded.types.ts';

export type UploadRef = ActorRefFrom<typeof uploadMachine>;

/** One upload of the session, and the flow that draws it. */
export interface UploadEntry {
  readonly item: Child<UploadRef>;
  readonly upload: Upload;
  /** Null from when it was stopped. */
  readonly asker: UploadAsker | null;
  /** False from when its screen was left. */
  readonly isDrawn: boolean;
  /** `server`: the server had it, it is only followed. */
  readonly origin: 'library' | 'form' | 'server';
  /** Its end was shown, or it was ready when its screen was left: the tray leaves it out. */
  readonly isSeen: boolean;
}

export interface UploadsContext {
  /** By id, in the order in which they were added. */
  readonly entries: Readonly<Record<string, UploadEntry>>;
  readonly tray: ChildOf<typeof uploadTrayMachine>;
}

/** To the port that watches the actors which requested uploads. */
export interface WatchAsker {
  type: 'asker.watch';
  id: string;
  /** The asker, or the screen that shows what it asked for. */
  screen: UploadScreen;
}

/** Event: the screen of an upload was left. */
export interface AskerLeft {
  type: 'asker.left';
  id: string;
}

export type UploadsEvent =
  | UploadOrder
  | AskerLeft
  | ChildEmitted<UploadEmitted | UploadTrayEmitted>;
