import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { LetterKind, NoticeLetterKind, WarningKind } from './texts.ts';

/** Subject of a mail; the outbox keeps it, and each has a story. */
export type MailKind =
  | LetterKind
  | WarningKind
  | `email-change-${'old' | 'new' | 'taken'}`
  | `identity-${'approved' | 'rejected'}`
  | `account-${'closed' | 'kept'}`
  | 'export-ready'
  | NoticeLetterKind
  | 'digest';

/** A row of sums or dates. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A piece of a mail: what it says, not how it is drawn. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  /** Time for which a link works, or advice if it was somebody else. */
  | { readonly type: 'quiet'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  /** Button for the purpose of the mail. */
  | { readonly type: 'action'; readonly label: string; readonly link: string }
  /** Second link, to something else than the button. */
  | { readonly type: 'second'; readonly label: string; readonly link: string };

/** A mail before it is drawn, in the reader's language: HTML and text say the same of it. */
export interface Message {
  readonly to: string;
  readonly kind: MailKind;
  readonly brand: string;
  readonly locale: LocaleCode;
  readonly subject: string;
  /** Text that lists of mails show after the subject; hidden in the mail itself. */
  readonly preheader: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
  /** Token that stops mails like it; absent for those that nobody can stop. */
  readonly stopToken?: string;
}
