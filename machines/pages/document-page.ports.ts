import { promisePort } from '../lib/port.ts';
import type { DocumentAsked, DocumentText } from './document-page.types.ts';

/** One document by its key. Throws a Failure; `notFound` when no such document exists. */
export const loadDocument = promisePort<DocumentText, DocumentAsked>('loadDocument');
