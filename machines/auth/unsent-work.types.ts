import type { Answer } from '../modal/modal.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** Kind of work that can be unfinished when a member signs out. */
export type WorkKind = 'messages' | 'comments' | 'posts' | 'files' | 'payments' | 'changes';

/** Unfinished work in the tabs of a browser. */
export interface Work {
  /** Number of unanswered requests of each kind: sent, saved, uploaded or paid. */
  readonly sending: Readonly<Record<WorkKind, number>>;
  /** Tabs in which something is typed and not sent. */
  readonly typedTabs: number;
  /** Tabs that live and did not answer. */
  readonly silentTabs: number;
}

export interface UnsentWorkContext {
  readonly work: Work;
}

export type UnsentWorkEvent =
  | { type: 'work.counted'; work: Work }
  /** Log out all the same. */
  | { type: 'departure.confirm' };

export type UnsentWorkOutput = Answer<null>;

const kinds: readonly WorkKind[] = [
  'messages',
  'comments',
  'posts',
  'files',
  'payments',
  'changes',
];

/** The kinds of which something is on its way, in the order in which they are named. */
export const kindsSending = ({ sending }: Work): readonly WorkKind[] =>
  kinds.filter((kind) => sending[kind] > 0);

/** True if a request is unanswered, or may be in a tab that does not answer. */
export const isSending = (work: Work): boolean =>
  kindsSending(work).length > 0 || work.silentTabs > 0;

/** True if no tab has unanswered requests or typed text. */
export const isFree = (work: Work): boolean => !isSending(work) && work.typedTabs === 0;

/** The dialog that asks whether unsent work is left behind. */
export type UnsentWorkDialog = DialogToken<'unsentWork', UnsentWorkContext, null>;
