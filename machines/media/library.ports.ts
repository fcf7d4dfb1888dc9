import { promisePort } from '../lib/port.ts';
import type { LibraryAsked, LibraryPage } from './library.types.ts';

/** One page of the library; a null cursor gets the first. Throws a Failure. */
export const loadLibrary = promisePort<LibraryPage, LibraryAsked>('loadLibrary');
