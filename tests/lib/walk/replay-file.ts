import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asPath } from '#tests/paths/cli/paths-file.ts';

/** A walk through a view that has failed, as short as it was found. */
export interface ViewReplay {
  readonly start: number;
  readonly steps: readonly string[];
  /** The way whose kept look its last step is held to, where none is kept of its own. */
  readonly looksAs?: readonly string[];
}

/** Folder of walks through views that have failed: they run before the others of their flow until they pass. */
const replayFolder = 'node_modules/.cache/paths/views';

const isSame = (one: ViewReplay, other: ViewReplay): boolean =>
  one.start === other.start && one.steps.join('\n') === other.steps.join('\n');

const looksAsOf = (value: unknown): Pick<ViewReplay, 'looksAs'> => {
  if (typeof value !== 'object' || value === null || !('looksAs' in value)) return {};
  const read = asPath(value.looksAs);
  return read ? { looksAs: read.steps } : {};
};

/** Failed walks of all flows, a file a flow; without one in CI, where no run follows another. */
export const replayCommandsOf = (folder: string, isKept: boolean) => {
  const fileOf = (flow: string): string => path.join(folder, `${flow}.json`);

  const read = (flow: string): ViewReplay[] => {
    try {
      const given: unknown = JSON.parse(readFileSync(fileOf(flow), 'utf8'));
      return (Array.isArray(given) ? given : []).flatMap((one: unknown) => {
        const found = asPath(one);
        return found ? [{ start: found.start ?? 0, steps: found.steps, ...looksAsOf(one) }] : [];
      });
    } catch {
      return [];
    }
  };

  /** A run beside this one reads the file as it was, or as it is. */
  const write = (flow: string, replays: readonly ViewReplay[]): void => {
    const file = fileOf(flow);
    if (replays.length === 0) {
      rmSync(file, { force: true });
      return;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, `${JSON.stringify(replays, null, 2)}\n`);
    renameSync(fresh, file);
  };

  const others = (flow: string, replay: ViewReplay): ViewReplay[] =>
    read(flow).filter((one) => !isSame(one, replay));

  return {
    readReplays: (_: unknown, flow: string): readonly ViewReplay[] => (isKept ? read(flow) : []),
    /** Answers with the file, if there is one. */
    keepReplay: (_: unknown, flow: string, replay: ViewReplay): string | null => {
      if (!isKept) return null;
      write(flow, [...others(flow, replay), replay]);
      return fileOf(flow);
    },
    forgetReplay: (_: unknown, flow: string, replay: ViewReplay): void => {
      if (isKept) write(flow, others(flow, replay));
    },
  };
};

/** For walks in a browser. */
export const replayCommands = replayCommandsOf(replayFolder, !process.env['CI']);
