import type { Failure } from '../lib/failure.ts';

/** A text of the house (terms, privacy …) in the reader's language; `html` is never trusted. */
export interface DocumentText {
  readonly title: string;
  readonly html: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface DocumentPageInput {
  readonly routeKey: string;
}

export interface DocumentPageContext {
  readonly routeKey: string;
  /** The language the reader switched to while the document was open; null: the page's own. */
  readonly locale: string | null;
  readonly document: DocumentText | null;
}

export type DocumentPageEvent =
  | { type: 'document.retry' }
  | { type: 'locale.changed'; code: string }
  /** The server answers again. */
  | { type: 'connection.restored' };

/** Request for a document and, once the reader has switched, its language. */
export type DocumentAsked = Pick<DocumentPageContext, 'routeKey' | 'locale'>;

export type DocumentPageFailure = { failure: Failure };
