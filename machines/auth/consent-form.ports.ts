import { promisePort } from '../lib/port.ts';
import type { DocumentText } from '../pages/document-page.types.ts';

/** One document by its key, in the reader's language. Throws a Failure; `notFound` when there is none. */
export const loadDocument = promisePort<DocumentText, { routeKey: string }>('loadDocument');
