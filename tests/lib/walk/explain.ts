import { explorer } from '#tests/paths/explore.ts';
import type { Explorer } from '#tests/paths/graph.ts';
import { keyOf, type Kept } from '#tests/paths/look/kept.ts';
import type { Test } from '#tests/paths/model.ts';
import type { Walk } from '#tests/paths/place.ts';
import { reachable } from './audit.ts';
import { heldWhereKept, waysOf, type Looks } from './looking.ts';
import type { ViewReplay } from './replay-file.ts';
import {
  alike,
  mostTries,
  shorterWalks,
  shortestOf,
  testOf,
  walkOf,
  type Shortest,
} from './shorter-walks.ts';
import { walkThroughView } from './through-view.tsx';
import type { WalkModel } from './types.ts';
import { isSameFailure, WalkFailure } from './walk-failure.ts';

/** Memory of walks that failed: a browser's is that of the commands in `replay-file.ts`. */
export interface Replays {
  readonly readReplays: (flow: string) => Promise<readonly ViewReplay[]>;
  /** Answers with the file, if there is one. */
  readonly keepReplay: (flow: string, replay: ViewReplay) => Promise<string | null>;
  readonly forgetReplay: (flow: string, replay: ViewReplay) => Promise<void>;
}

/** A flow whose walks may fail. */
export interface Flow {
  readonly flow: string;
  readonly model: WalkModel;
  readonly kept: ReadonlyMap<string, Kept>;
  readonly replays: Replays;
  /** Failures that may still be made short, of this flow and of others. */
  readonly budget: { left: number };
  /** Milliseconds for a look that comes late, where they are not those of every walk. */
  readonly patience?: number;
}

/** Milliseconds for one failure, and after the start of its test: no try begins later, and Vitest ends a test after 240 s. */
const searchTime = 90_000;
const latest = 150_000;

/** The looks that a walk is held to beside the suite: those of its steps, and at its end those of another way. */
const looksFor = (
  { flow, kept, patience }: Pick<Flow, 'flow' | 'kept' | 'patience'>,
  test: Test,
  looksAs: readonly string[] | undefined,
): Looks => {
  const own = keyOf(waysOf(test).at(-1) ?? []);
  const other = looksAs && !kept.has(own) ? kept.get(keyOf(looksAs)) : undefined;
  return heldWhereKept(flow, other ? new Map([...kept, [own, other]]) : kept, patience);
};

/** A walk that has failed before. */
export interface Again {
  readonly replay: ViewReplay;
  readonly test: Test;
  readonly looks: Looks;
}

/** Walks of a flow that failed before; those that its chart or its looks know no more are forgotten. */
export async function failedBefore(of: Omit<Flow, 'budget'>): Promise<readonly Again[]> {
  const replays = await of.replays.readReplays(of.flow);
  if (replays.length === 0) return [];
  const graph = explorer(of.model);
  const found: Again[] = [];
  for (const replay of replays) {
    const { looksAs } = replay;
    const walk = walkOf(graph, replay, reachable(of.model));
    const test = walk && testOf(graph, of.flow, walk);
    if (!test || (looksAs && !of.kept.has(keyOf(looksAs))))
      await of.replays.forgetReplay(of.flow, replay);
    else found.push({ replay, test, looks: looksFor(of, test, looksAs) });
  }
  return found;
}

/** Tries shorter walks through the view, each through a fresh one. */
const shorten = (
  of: Flow,
  graph: Explorer,
  walk: Walk,
  failure: WalkFailure,
  { looksAs, end }: { readonly looksAs: readonly string[] | undefined; readonly end: number },
): Promise<Shortest> => {
  const failsAlike = async (candidate: Walk): Promise<boolean> => {
    const test = testOf(graph, of.flow, candidate);
    if (!test) return false;
    try {
      await walkThroughView(of.model, test, looksFor(of, test, looksAs));
      return false;
    } catch (error) {
      return error instanceof WalkFailure && isSameFailure(error, failure);
    }
  };
  const last = walk.edges.at(-1);
  const means = {
    may: reachable(of.model),
    ends: last ? alike(last, WalkFailure.stopOf(failure)) : () => false,
  };
  const shorter = shorterWalks(graph, walk, means);
  return shortestOf(walk, shorter, failsAlike, () => performance.now() > end);
};

const ends = {
  tries: `after ${mostTries} tries: a shorter one may be there`,
  time: 'when its time was over: a shorter one may be there',
};

const wordsOf = ({ start, steps }: ViewReplay, found: Shortest | null): string =>
  [
    `shortest: ${steps.join(' → ') || 'as it begins'}`,
    ...(start > 0 ? [`from input ${start}`] : []),
    ...(found === null ? ['as it was walked: no shorter one was tried'] : []),
    ...(found?.endedBy ? [`the search ended ${ends[found.endedBy]}`] : []),
    ...(found?.failsAgain === false ? ['walked again, it passes'] : []),
  ].join(', ');

/** Says the shortest walk that fails as others of a flow do, and keeps it for the next run. */
export const explainer = (of: Flow) => {
  const known: { failure: WalkFailure; replay: ViewReplay; said: string }[] = [];

  const keep = async (
    failure: WalkFailure,
    replay: ViewReplay,
    words: string,
  ): Promise<WalkFailure> => {
    const file = await of.replays.keepReplay(of.flow, replay);
    const kept = file === null ? '' : `\nkept in ${file}: the next run begins with it`;
    known.push({ failure, replay, said: words });
    failure.message += `\n${words}${kept}`;
    return failure;
  };

  return {
    /** A walk that failed before and fails still: as short as it gets. */
    stillFails: async ({ replay }: Again, error: unknown): Promise<unknown> =>
      error instanceof WalkFailure
        ? keep(error, replay, `shortest: ${replay.steps.join(' → ') || 'as it begins'}, as before`)
        : error,
    /** The error of a walk of the suite, with the shortest walk in its message. `began` is the moment of its test. */
    explained: async (
      test: Test,
      error: unknown,
      { began, isRetry }: { readonly began: number; readonly isRetry: boolean },
    ): Promise<unknown> => {
      if (!(error instanceof WalkFailure)) return error;
      const { complaint, done } = WalkFailure.stopOf(error);
      const way = waysOf(test)[done.length] ?? [];
      // A step of which no look is kept is new to the suite, and not a fault of the view.
      if (complaint === 'look' && !of.kept.has(keyOf(way))) return error;
      const before = known.find(
        ({ failure, replay }) =>
          isSameFailure(failure, error) && replay.steps.length <= done.length,
      );
      if (before) error.message += `\n${before.said}`;
      if (before || isRetry) return error;

      const asItIs = { start: test.start, steps: done };
      const isOneToShrink = of.budget.left > 0;
      const graph = explorer(of.model);
      const walk = isOneToShrink ? walkOf(graph, asItIs, reachable(of.model)) : null;
      if (!walk) return keep(error, asItIs, wordsOf(asItIs, null));
      of.budget.left -= 1;
      const looksAs = complaint === 'look' ? way : undefined;
      const end = Math.min(performance.now() + searchTime, began + latest);
      const found = await shorten(of, graph, walk, error, { looksAs, end });
      const short = testOf(graph, of.flow, found.walk);
      const ownWay = short ? waysOf(short).at(-1) : way;
      const isHeldAs = looksAs && !of.kept.has(keyOf(ownWay ?? way));
      const replay = {
        start: found.walk.start.index,
        steps: found.walk.edges.map(({ offer }) => offer.type),
        ...(isHeldAs ? { looksAs } : {}),
      };
      return keep(error, replay, wordsOf(replay, found));
    },
  };
};
