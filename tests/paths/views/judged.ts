import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Judged } from './verdict.ts';

/** Folder in which a run keeps what has become of the faults, a file a flow. */
export const judgedFolder = 'node_modules/.cache/view-mutants';

/** Faults that were judged, in the walks of every flow so far. */
export const readJudged = (): readonly Judged[] =>
  existsSync(judgedFolder)
    ? readdirSync(judgedFolder).flatMap(
        (file) =>
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
          JSON.parse(readFileSync(path.join(judgedFolder, file), 'utf8')) as Judged[],
      )
    : [];

/** For the walks, which run in a browser. */
export const judgedCommands = {
  keepJudged: (_: unknown, flow: string, judged: readonly Judged[]): void => {
    mkdirSync(judgedFolder, { recursive: true });
    writeFileSync(
      path.join(judgedFolder, `${flow.replace('/', '.')}.json`),
      JSON.stringify(judged),
    );
  },
  /** Faults that need no other walk. */
  foundBefore: (): string[] =>
    readJudged()
      .filter(({ verdict }) => verdict === 'found')
      .map(({ file, number }) => `${file}#${number}`),
};
