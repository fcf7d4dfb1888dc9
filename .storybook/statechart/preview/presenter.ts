import type { AnyActorRef } from 'xstate';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import type { Shown } from '../channel.ts';
import { keyOf } from '../configuration-key.ts';
import { asTest } from './as-test.ts';
import type { Flows } from './flows.types.ts';
import { knownFlows } from './known-flow.ts';
import { runningBelow, snapshotOf, type Running } from './running.ts';
import { sessionOf, type Session, type Way } from './session.ts';
import { placeLookedAt, shownOf } from './shown.ts';

/** A story on the canvas. */
export interface Story {
  readonly id: string;
  readonly flow: string;
  /** Its actor as it was written. */
  readonly actor: AnyActorRef;
}

/** An actor in place of the story's own, with the model whose view draws it. */
export interface Playing {
  readonly session: Session;
  readonly model: WalkModel;
}

/** Plays the chart of the story on the canvas, and says what is to be seen of it. */
export interface Presenter {
  /** Puts a story on the canvas; null takes it away. */
  readonly show: (story: Story | null) => void;
  /** The actor to be drawn in place of the story's; null while that one stands still. */
  readonly playing: () => Playing | null;
  readonly onPlay: (listener: () => void) => () => void;
  /** Says what is to be seen, whenever that changes; null for a story without a chart. */
  readonly onShown: (listener: (shown: Shown | null) => void) => () => void;
  readonly look: (path: readonly string[]) => Promise<void>;
  readonly take: (label: string) => Promise<void>;
  readonly jump: (key: string) => Promise<void>;
  readonly back: (steps: number) => Promise<void>;
  readonly reset: () => Promise<void>;
  /** Says again what is to be seen. */
  readonly say: () => Promise<void>;
  /** The steps so far as a test; null where there are none. */
  readonly test: () => Promise<string | null>;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('/') === other.join('/');

/** State in which the first story begins, from the page's address. */
export interface Begin {
  readonly storyId: string;
  readonly key: string;
}

export function presenterOf(flows: Flows, from: Begin | null): Presenter {
  const read = knownFlows(flows);
  const playListeners = new Set<() => void>();
  const shownListeners = new Set<(shown: Shown | null) => void>();
  let story: Story | null = null;
  let session: Session | null = null;
  let model: WalkModel | null = null;
  let playing: Playing | null = null;
  let path: readonly string[] = [];
  let failure: string | null = null;
  let watching: { unsubscribe(): void } | null = null;
  /** Counts what was asked for: an answer to an earlier question comes too late. */
  let turn = 0;
  let first = from;

  const begin = (next: Session | null): void => {
    session?.stop();
    session = next;
    playing = next && model ? { session: next, model } : null;
    for (const listener of playListeners) listener();
  };

  const tell = (shown: Shown | null): void => {
    for (const listener of shownListeners) listener(shown);
  };

  /** Charts that have a model; the story's own has the one of its file. */
  const named = (all: readonly Running[]) =>
    all.flatMap((one) => {
      const flow = one.path.length === 0 ? story?.flow : flows.flowOfChart(one.id);
      return flow ? [{ ...one, flow }] : [];
    });

  const looking = async () => {
    if (!story) return null;
    const { id: storyId } = story;
    const all = named(runningBelow(session?.actor ?? story.actor));
    const own = all.find((one) => isSame(one.path, path)) ?? all[0];
    if (!own) return null;
    const known = await read(own.flow);
    const charts = all.map((one) => ({
      path: one.path,
      flow: one.flow,
      title: one.path.at(-1) ?? one.id,
    }));
    return { storyId, charts, path: own.path, known, actor: own.actor, session, failure };
  };

  const say = async (): Promise<void> => {
    if (shownListeners.size === 0) return;
    turn += 1;
    const mine = turn;
    const found = await looking();
    if (mine !== turn) return;
    watching?.unsubscribe();
    watching = found && found.path.length > 0 ? found.actor.subscribe(() => void say()) : null;
    tell(found && shownOf(found));
  };

  const play = async (way: Way | null): Promise<void> => {
    if (!story) return;
    const mine = story;
    try {
      const known = await read(story.flow);
      const next = way && (await sessionOf(known.model, known.paper, way, () => void say()));
      if (mine !== story) {
        next?.stop();
        return;
      }
      ({ model } = known);
      failure = null;
      path = [];
      begin(next);
    } catch (error) {
      failure = messageOf(error);
    }
    await say();
  };

  const jump = async (key: string): Promise<void> => {
    if (!story) return;
    const { file } = await read(story.flow);
    const found = file.configurations.find(({ leaves }) => keyOf(leaves) === key);
    if (found) await play(found);
    else {
      failure = `No way to ${key} is known.`;
      await say();
    }
  };

  /** A story that stands still goes on from its model's shortest way to the same configuration. */
  const takeOwn = async (label: string): Promise<void> => {
    const snapshot = story && snapshotOf(story.actor);
    if (!session && snapshot) {
      const nodes = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
      await jump(keyOf(nodes.map(({ path: at }) => at.join('.') || '(root)')));
    }
    if (session && !(await session.take(label))) {
      failure = `"${label}" is not offered where the model comes to this state.`;
      await say();
    }
  };

  const takeOfChild = async (label: string): Promise<void> => {
    const found = await looking();
    const place = found && placeLookedAt(found);
    const offer =
      found && place && found.known.paper.offersAt(place).find(({ type }) => type === label);
    if (offer) found.actor.send(offer.event);
    await say();
  };

  return {
    show: (next) => {
      if (next?.id === story?.id && next?.actor === story?.actor) return;
      story = next;
      path = [];
      failure = null;
      begin(null);
      const isFirst = next !== null && first?.storyId === next.id;
      if (first && isFirst) void jump(first.key);
      else void say();
      if (isFirst) first = null;
    },
    playing: () => playing,
    onPlay: (listener) => {
      playListeners.add(listener);
      return () => playListeners.delete(listener);
    },
    onShown: (listener) => {
      shownListeners.add(listener);
      return () => shownListeners.delete(listener);
    },
    look: async (next) => {
      path = next;
      await say();
    },
    take: (label) => (path.length === 0 ? takeOwn(label) : takeOfChild(label)),
    jump,
    back: async (steps) => {
      if (!session) return;
      const { start, edges } = session;
      await play({ start, steps: edges.slice(0, steps).map(({ offer }) => offer) });
    },
    reset: () => play(null),
    say,
    test: async () => {
      if (!story || !session) return null;
      const { flow, model: own } = await read(story.flow);
      return asTest(flow, own, session);
    },
  };
}
