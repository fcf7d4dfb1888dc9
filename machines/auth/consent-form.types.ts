import type { DocumentText } from '../pages/document-page.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** The agreement that must be accepted before something continues (selling, explicit content). */
export interface ConsentFormAsked {
  /** Route key of the document, such as `terms`. */
  readonly routeKey: string;
  /** Text key of what the consent is needed for. */
  readonly purpose: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Document that was accepted, in its version of that day (ISO 8601). */
export interface Consent {
  readonly routeKey: string;
  readonly updatedAt: string;
}

export interface ConsentFormContext extends ConsentFormAsked {
  readonly document: DocumentText | null;
}

export type ConsentFormEvent =
  | { type: 'document.retry' }
  | { type: 'consent.accept' }
  /** The server answers again. */
  | { type: 'connection.restored' };

/** The dialog that asks to accept a document. */
export type ConsentFormDialog = DialogToken<'consentForm', ConsentFormAsked, Consent>;
