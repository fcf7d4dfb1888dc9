import type { Failure } from '../lib/failure.ts';
import type { NoticeSubject } from './notice-settings.types.ts';

/** Mails that a link of theirs stops: about one subject, or the one of each day; `unnamed` is not known here. */
export type StoppedMails = NoticeSubject | 'digest' | 'unnamed';

export interface MailStop {
  readonly subject: StoppedMails;
  readonly isStopped: boolean;
}

/** The token itself never comes here: its keeper adds it. */
export interface MailStopContext {
  /** `unnamed` until it was read. */
  readonly subject: StoppedMails;
  /** Error of the last press. */
  readonly failure: Failure | null;
  /** Whole seconds until the server listens again. */
  readonly secondsLeft: number;
}

export type MailStopEvent =
  | { type: 'mails.stop' }
  | { type: 'link.retry' }
  /** The server answers again. */
  | { type: 'connection.restored' };
