import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReplays } from '#tests/paths/cli/replays.ts';
import { replayCommandsOf } from './replay-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'view-replays-'));
const { readReplays: read, keepReplay, forgetReplay } = replayCommandsOf(folder, true);
const knock = { start: 0, steps: ['door.knock'] };
const leave = { start: 1, steps: ['door.leave 2'], looksAs: ['start 1', 'door.knock'] };

test('walks are kept once, and forgotten one by one; the last takes the file along', () => {
  expect(read(null, 'house/door')).toEqual([]);
  const file = keepReplay(null, 'house/door', knock) ?? '';
  keepReplay(null, 'house/door', leave);
  keepReplay(null, 'house/door', knock);
  expect(file).toBe(path.join(folder, 'house/door.json'));
  expect(read(null, 'house/door')).toEqual([leave, knock]);
  expect(read(null, 'house/window')).toEqual([]);
  forgetReplay(null, 'house/door', leave);
  expect(read(null, 'house/door')).toEqual([knock]);
  forgetReplay(null, 'house/door', knock);
  expect(readdirSync(path.join(folder, 'house'))).toEqual([]);
});

test('the tool for charts reads them too', () => {
  const file = keepReplay(null, 'house/gate', leave) ?? '';
  expect(readReplays(path.dirname(file), 'gate')).toEqual([{ start: 1, steps: ['door.leave 2'] }]);
});

test('a file that is none is no walk', () => {
  const file = keepReplay(null, 'house/wall', knock) ?? '';
  writeFileSync(file, '[{"steps": [1]}, {"steps": ["door.knock"], "looksAs": 3}]');
  expect(read(null, 'house/wall')).toEqual([knock]);
  writeFileSync(file, '[{');
  expect(read(null, 'house/wall')).toEqual([]);
});

test('CI leaves nothing behind, and reads nothing', () => {
  const inCi = replayCommandsOf(path.join(folder, 'ci'), false);
  expect(inCi.keepReplay(null, 'house/door', knock)).toBe(null);
  expect(existsSync(path.join(folder, 'ci'))).toBe(false);
  const file = keepReplay(null, 'house/roof', knock) ?? '';
  const text = readFileSync(file, 'utf8');
  const beside = replayCommandsOf(folder, false);
  expect(beside.readReplays(null, 'house/roof')).toEqual([]);
  beside.forgetReplay(null, 'house/roof', knock);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
