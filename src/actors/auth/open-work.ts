import type { Work, WorkKind } from '#machines/auth/unsent-work.types.ts';
import { isFields, isFlag, isNumber, isText, shaped } from '../lib/guards.ts';

type Sending = Work['sending'];

/** Report of one tab about its unfinished work. */
export interface TabWork {
  readonly sending: Sending;
  readonly isTyped: boolean;
}

/** Dependencies of the count, in the browser. */
export interface WorkDeps {
  /** Returns the unfinished work of this tab. */
  readonly own: () => TabWork;
  /** Returns the unsent messages and payments of every tab, from storage. */
  readonly shared: () => Partial<Sending>;
  readonly channel: Pick<
    BroadcastChannel,
    'postMessage' | 'addEventListener' | 'removeEventListener'
  >;
  /** Id of this tab. */
  readonly tab: string;
  /** The other tabs that live; null where the browser cannot say. */
  readonly others: () => Promise<readonly string[] | null>;
  /** Milliseconds that a tab has to answer. */
  readonly patience?: number;
}

/** Calls that somebody meant, by their paths; what a page does by itself is nobody's work. */
const kindsOfCalls: readonly (readonly [RegExp, WorkKind | null])[] = [
  // Messages wait in the outbox and payments in their intents, which every tab can read.
  [/\/chat\/send$|\/purchase$|\/tips$|\/subscriptions$|\/billing\/intents\//, null],
  [/\/mark_read$|\/broadcasting\/|^\/logout$|\/visit$|\/views$|^\/sanctum\//, null],
  [/^\/(login|register|two-factor-challenge|forgot-password|reset-password)/, null],
  [/\/comments(\/\d+)?$/, 'comments'],
  [/^\/api\/v1\/posts(\/\d+)?(\/(publish|apply))?$/, 'posts'],
];

/** Zero of every kind. */
export const noWork: Sending = {
  messages: 0,
  comments: 0,
  posts: 0,
  files: 0,
  payments: 0,
  changes: 0,
};

/** Counts pending requests by their kind. */
export function countCalls(paths: readonly string[]): Sending {
  const kinds = paths.map((path) => {
    const known = kindsOfCalls.find(([pattern]) => pattern.test(path));
    return known ? known[1] : 'changes';
  });
  const count = (kind: WorkKind) => kinds.filter((one) => one === kind).length;
  return {
    ...noWork,
    comments: count('comments'),
    posts: count('posts'),
    changes: count('changes'),
  };
}

const added = (one: Sending, other: Partial<Sending>): Sending => ({
  messages: one.messages + (other.messages ?? 0),
  comments: one.comments + (other.comments ?? 0),
  posts: one.posts + (other.posts ?? 0),
  files: one.files + (other.files ?? 0),
  payments: one.payments + (other.payments ?? 0),
  changes: one.changes + (other.changes ?? 0),
});

interface Answered extends TabWork {
  readonly tab: string;
  readonly to: string;
}
const isAsked = shaped<{ type: string; by: string }>({ type: isText, by: isText });
const isAnswered = shaped<{ tab: string; to: string; isTyped: boolean; sending: object }>({
  tab: isText,
  to: isText,
  isTyped: isFlag,
  sending: isFields,
});
const numberIn = (fields: object, kind: WorkKind): number => {
  const value: unknown = Reflect.get(fields, kind);
  return isNumber(value) && value > 0 ? value : 0;
};
/** Another tab may run another release: each number is taken where it is one. */
const readAnswer = (data: unknown): Answered | null => {
  if (!isAnswered(data)) return null;
  const { tab, to, isTyped, sending } = data;
  const of = (kind: WorkKind) => ({ [kind]: numberIn(sending, kind) });
  const read = { ...of('messages'), ...of('comments'), ...of('posts') };
  return {
    tab,
    to,
    isTyped,
    sending: added(noWork, { ...read, ...of('files'), ...of('payments'), ...of('changes') }),
  };
};

/** Answers other tabs until what it returns is called. */
export function answerTabs({ own, channel, tab }: WorkDeps): () => void {
  const answer = (event: Event) => {
    const data: unknown = 'data' in event ? event.data : null;
    if (!isAsked(data) || data.type !== 'work.asked') return;
    const said = { type: 'work.answered', tab, to: data.by, ...own() };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage(said);
  };
  channel.addEventListener('message', answer);
  return () => channel.removeEventListener('message', answer);
}

const nothing = (): void => undefined;

/** Asks every tab of this browser what is unfinished there. */
export async function countWork(deps: WorkDeps): Promise<Work> {
  const { own, shared, channel, tab, patience = 1_000 } = deps;
  const others = await deps.others();
  const answers = new Map<string, Answered>();
  let finish = nothing;
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const isComplete = () => others?.every((other) => answers.has(other)) ?? false;
  const listen = (event: Event) => {
    const said = readAnswer('data' in event ? event.data : null);
    if (said?.to !== tab) return;
    answers.set(said.tab, said);
    if (isComplete()) finish();
  };
  channel.addEventListener('message', listen);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage({ type: 'work.asked', by: tab });
  const timer = setTimeout(finish, others === null ? patience / 4 : patience);
  if (isComplete()) finish();
  await answered;
  clearTimeout(timer);
  channel.removeEventListener('message', listen);
  const all: TabWork[] = [own(), ...answers.values()];
  return {
    sending: all.reduce((sum, { sending }) => added(sum, sending), added(noWork, shared())),
    typedTabs: all.filter(({ isTyped }) => isTyped).length,
    silentTabs: (others ?? []).filter((other) => !answers.has(other)).length,
  };
}
