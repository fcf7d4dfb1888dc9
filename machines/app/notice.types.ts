import type { Undo } from '../people/undo.types.ts';
import type { Money } from '../posts/post.types.ts';

export type NoticeTone = 'neutral' | 'positive' | 'caution' | 'negative';

/** An instant, ISO 8601: written with its day, and with the zone of this device. */
export interface NoticeMoment {
  readonly at: string;
}

/** Values of a notice's text; sums and times are formatted for the reader's language. */
export type NoticeParams = Readonly<Record<string, string | number | Money | NoticeMoment>>;

/** The one action of a notice: undo what it reports. */
export interface NoticeAction {
  /** Text key of the button. */
  readonly label: string;
  readonly undo: Undo;
  /** Other changes that it reports, undone together with it. */
  readonly also?: readonly Undo[];
}

/** Link of a notice, in place of an undo. */
export interface NoticeLead {
  /** Text key of the button. */
  readonly label: string;
  readonly path: string;
}

/** A notice holds text keys, never texts, so that it follows a change of language. */
export interface Notice {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly key: string;
  readonly title: string | null;
  readonly params: NoticeParams;
  readonly action: NoticeAction | null;
  readonly lead?: NoticeLead;
}

/** Emitted by a flow to show a notice; alerts interrupt and stay until dismissed. */
export interface NoticeShown {
  type: 'notice.shown';
  tone: NoticeTone;
  key: string;
  title?: string;
  params?: NoticeParams;
  alert?: boolean;
  action?: NoticeAction;
  lead?: NoticeLead;
}

/** Emitted by a flow when a notice no longer holds. */
export interface NoticeWithdrawn {
  type: 'notice.withdrawn';
  key: string;
}
