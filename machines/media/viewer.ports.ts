import { promisePort } from '../lib/port.ts';
import type {
  EndedFile,
  OlderFiles,
  OlderPage,
  ViewerAddress,
  ViewerMore,
  ViewerPage,
} from './viewer.types.ts';

/** Signs the addresses of a file of the library, a post or a chat anew. Throws a Failure. */
export const renewAddress = promisePort<ViewerAddress, EndedFile>('renewAddress');

/** The files of a list of the library after those that have come. Throws a Failure. */
export const loadFiles = promisePort<ViewerPage, ViewerMore>('loadFiles');

/** The files of a chat before those that have come. Throws a Failure. */
export const loadOlderFiles = promisePort<OlderPage, OlderFiles>('loadOlderFiles');
