import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';
import { postEditorMachine } from '#machines/posts/post-editor.machine.ts';
import type { postEditorAdapter } from '#src/actors/posts/post-editor.adapter.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import { idOf } from '#tests/backend/world.ts';
import type { Random } from '#src/weather/random.ts';
import type { Wire } from './wire.ts';

export type Adapter = typeof postEditorAdapter;

export const authorId = idOf('ada');
const author = {
  id: authorId,
  username: 'ada',
  displayName: 'Ada Marlow',
  profilePhoto: null,
  isVerified: true,
};
/** One tab with the composer open: the real charts and adapters, and a clock in the hand. */
export function openTab(
  world: Parameters<Adapter>[0],
  adapter: Adapter,
  postId: number | null = null,
) {
  const clock = new SimulatedClock();
  const actor: ActorRefFrom<typeof postEditorMachine> = createActor(
    postEditorMachine.provide(adapter(world)),
    {
      clock,
      input: {
        author,
        username: 'ada',
        postId,
        limits: { currency: 'USD', priceMin: 300, priceMax: 10_000, kinds: [] },
        maySell: true,
      },
    },
  );
  actor.start();
  return { actor, clock };
}
type Tab = ReturnType<typeof openTab>;

/** All that one run knows. */
export interface Run {
  readonly backend: TestBackend;
  readonly random: Random;
  readonly wire: Wire;
  readonly log: string[];
  /** Words that were typed and neither replaced nor discarded by hand. */
  readonly typed: Set<string>;
  /** Words that the author was shown as published. */
  readonly shown: Set<string>;
  readonly open: () => Tab;
  tabs: Tab[];
}

export const wordsOf = ({ actor }: Tab) => actor.getSnapshot().context.content.text;

/** Follows the words of one tab: what takes their place by hand is no loss. */
function type(run: Run, tab: Tab): void {
  if (!tab.actor.getSnapshot().matches('writing')) return;
  const text = `${wordsOf(tab)} ${run.random.below(1e9)}`.trim();
  run.typed.delete(wordsOf(tab));
  run.typed.add(text);
  tab.actor.send({ type: 'content.change', change: { text } });
}

export function close(run: Run, tab: Tab): void {
  tab.actor.stop();
  run.tabs = run.tabs.filter((one) => one !== tab);
}

export function wait(run: Run, seconds: number): void {
  run.backend.advance(seconds * 1000);
  for (const { clock } of run.tabs) clock.increment(seconds * 1000);
}

/** Discards a restored draft by hand; its text counts as no loss. */
function discard(run: Run, tab: Tab): void {
  if (!tab.actor.getSnapshot().matches({ writing: 'restored' })) return;
  run.typed.delete(wordsOf(tab));
  tab.actor.send({ type: 'restored.discard' });
}

/** Drops the draft of a post that is published already; its text counts as no loss. */
function leaveOut(run: Run, tab: Tab): void {
  const draft = tab.actor.getSnapshot().context.draft;
  if (!draft?.getSnapshot().matches('out')) return;
  run.typed.delete(wordsOf(tab));
  draft.send({ type: 'draft.leave' });
}

const draftOf = ({ actor }: Tab) => actor.getSnapshot().context.draft;
const press = ({ actor }: Tab) => actor.send({ type: 'post.publish' });
const operations: readonly [number, string, (run: Run, tab: Tab) => unknown][] = [
  [10, 'type', type],
  [4, 'publish', (_, tab) => press(tab)],
  [1, 'double press', (_, tab) => [press(tab), press(tab)]],
  [
    3,
    'reload',
    (run, tab) => {
      close(run, tab);
      run.tabs.push(run.open());
    },
  ],
  [1, 'second tab', (run) => run.tabs.length < 2 && run.tabs.push(run.open())],
  [
    2,
    'online',
    (run) => run.tabs.forEach(({ actor }) => actor.send({ type: 'connection.restored' })),
  ],
  [1, 'discard', discard],
  [1, 'take back', (_, { actor }) => actor.send({ type: 'discard.undo' })],
  [1, 'keep', (_, { actor }) => actor.send({ type: 'restored.keep' })],
  [2, 'this one', (_, tab) => choose(tab, 'mine')],
  [2, 'the other', (_, tab) => choose(tab, 'theirs')],
  [1, 'keep beside what is out', (_, tab) => draftOf(tab)?.send({ type: 'draft.keep' })],
  [1, 'leave to what is out', leaveOut],
  [2, 'try again', (_, { actor }) => actor.send({ type: 'post.retry' })],
  [2, 'late calls arrive', ({ wire }) => wire.deliver()],
  [4, 'a moment', (run) => wait(run, 1)],
  [2, 'a while', (run) => wait(run, 12)],
];
const total = operations.reduce((sum, [weight]) => sum + weight, 0);

export const choose = ({ actor }: Tab, choice: 'mine' | 'theirs') =>
  actor.getSnapshot().context.draft?.send({ type: 'version.choose', choice });

/** The next thing that happens. */
export function draw(random: Random) {
  let left = random.next() * total;
  for (const [weight, name, act] of operations) {
    left -= weight;
    if (left < 0) return { name, act };
  }
  return { name: 'nothing', act: () => undefined };
}
