export type NoticeTone = 'neutral' | 'positive' | 'caution' | 'negative';

/** Something the app tells: text keys, never texts, so that it follows a change of language. */
export interface Notice {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly key: string;
  readonly title: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a flow emits to have it told; alerts interrupt and stay until they are put away. */
export interface NoticeShown {
  type: 'notice.shown';
  tone: NoticeTone;
  key: string;
  title?: string;
  params?: Readonly<Record<string, string | number>>;
  alert?: boolean;
}

export interface NoticesContext {
  /** In the order they came; the first has its clock running, the view shows a few. */
  readonly toasts: readonly Notice[];
  readonly alerts: readonly Notice[];
  /** How many were ever shown; makes ids. */
  readonly count: number;
}

/** What a flow emits when something told is true no longer. */
export interface NoticeWithdrawn {
  type: 'notice.withdrawn';
  key: string;
}

export type NoticesEvent =
  | NoticeShown
  | NoticeWithdrawn
  | { type: 'notice.dismiss'; id: string }
  /** A pointer or the focus rests on the notices: nobody is hurried. */
  | { type: 'notices.hold' }
  | { type: 'notices.release' };
