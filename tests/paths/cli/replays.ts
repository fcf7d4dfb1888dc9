import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { aimOf } from '../criteria.ts';
import { explorer } from '../explore.ts';
import { generate } from '../generate/generate.ts';
import { follow, WrongPath } from '../generate/predefined.ts';
import type { Failure, Suite, Test } from '../model.ts';
import type { Walk } from '../place.ts';
import { runOnActor } from '../run/actor.ts';
import { shrink } from '../shrink.ts';
import type { Subject } from '../subject.ts';
import { suiteOf } from '../suite.ts';
import { usualFolder, write } from './files.ts';
import { asPath } from './paths-file.ts';

/** Folder of walks that have failed: they run before all others until they pass. */
export const replayFolder = `${usualFolder}/replays`;

/** A walk that has failed, as short as it was found. */
export interface Replay {
  readonly start: number;
  readonly steps: readonly string[];
}

const fileOf = (flow: string): string => `${flow.replaceAll(/[^\w-]+/g, '.')}.json`;

/** Walks of a flow that failed before; none where there is no file that can be read. */
export const readReplays = (folder: string, flow: string): readonly Replay[] => {
  try {
    const given: unknown = JSON.parse(readFileSync(path.join(folder, fileOf(flow)), 'utf8'));
    return (Array.isArray(given) ? given : []).flatMap((one: unknown) => {
      const read = asPath(one);
      return read ? [{ start: read.start ?? 0, steps: read.steps }] : [];
    });
  } catch {
    return [];
  }
};

/** Keeps the walks that fail now, and forgets those that pass; answers with the file, if there is one. */
export const keepReplays = (
  folder: string,
  flow: string,
  replays: readonly Replay[],
): string | null => {
  if (replays.length > 0)
    return write(folder, fileOf(flow), `${JSON.stringify(replays, null, 2)}\n`);
  rmSync(path.join(folder, fileOf(flow)), { force: true });
  return null;
};

/** The suite of the walks that failed before; null where there are none, or the chart knows none of them any more. */
export const replaySuite = (
  flow: string,
  subject: Subject,
  replays: readonly Replay[],
): Suite | null => {
  const possible = replays.filter((replay) => {
    try {
      return generate(flow, subject, { generator: 'predefined', paths: [replay] });
    } catch (error) {
      if (error instanceof WrongPath) return false;
      throw error;
    }
  });
  return possible.length === 0
    ? null
    : generate(flow, subject, { generator: 'predefined', paths: possible });
};

/** The shortest walk found that fails as a test did, and its failure. */
export const shrunk = (
  flow: string,
  subject: Subject,
  { start, steps }: Test,
): { readonly replay: Replay; readonly failure: Failure | null } => {
  const graph = explorer(subject);
  const aim = aimOf('transition', graph);
  const begin = graph.starts.find(({ index }) => index === start);
  const labels = steps.map(({ label }) => label);
  if (!begin) return { replay: { start, steps: labels }, failure: null };
  let failure: Failure | null = null;
  const trial = (walk: Walk): number | null => {
    const making = { flow, generator: 'predefined', seed: 1, cap: labels.length } as const;
    const [found] = runOnActor(subject, suiteOf(making, graph, aim, [walk], []), {
      probes: false,
    }).failures;
    failure = found ?? failure;
    return found ? Math.max(0, found.step) : null;
  };
  const { walk } = follow(graph, begin, labels);
  const { edges } = trial(walk) === null ? walk : shrink(graph, walk, trial);
  return { replay: { start, steps: edges.map(({ offer }) => offer.type) }, failure };
};
