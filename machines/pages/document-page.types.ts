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
  readonly document: DocumentText | null;
}

export type DocumentPageEvent = { type: 'document.retry' };

export type DocumentPageFailure = { failure: Failure };
