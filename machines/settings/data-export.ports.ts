import { promisePort } from '../lib/port.ts';
import type { ExportKnown } from './data-export.types.ts';

/** The copy that was asked for last. Throws a Failure; `notFound` where a site makes none. */
export const loadExport = promisePort<ExportKnown | null>('loadExport');

/** Asks for a copy. Throws a Failure; `conflict` where there is one of today. */
export const askForExport = promisePort<ExportKnown>('askForExport');

/** Reads the URL of the archive. Throws a Failure; `notFound` where it is deleted by now. */
export const findArchive = promisePort<string, { readonly id: number }>('findArchive');

/** Has the browser save what is at an address. Throws a Failure for an address that is none. */
export const saveArchive = promisePort<void, { readonly address: string }>('saveArchive');
