import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files } from '#tests/house/files.ts';
import { leftToFull, mainWayFiles } from '../gate.ts';
import { gateSuites, wholeSuites } from '../suites.ts';

/** Seconds that the suites of the gate may take on two slow cores, two at a time. */
const budget = 1_050;

test('every main way is a file', () => {
  expect(mainWayFiles.filter((file) => !existsSync(file))).toEqual([]);
});

test('what the gate leaves out is there, so that no new name brings it back', () => {
  const lost = Object.values<readonly string[]>(leftToFull)
    .flat()
    .filter((pattern) => !files.some((file) => path.matchesGlob(file.path, pattern)));
  expect(lost).toEqual([]);
});

test('the suites of the gate fit into its budget: who adds a slow test takes it to the full run', () => {
  const seconds = gateSuites.reduce((sum, { quiet = 0 }) => sum + quiet, 0);
  expect(seconds / 2).toBeLessThanOrEqual(budget);
});

test('the full run leaves nothing out', () => {
  expect(wholeSuites.filter(({ files: some, leaves }) => some || leaves)).toEqual([]);
});
