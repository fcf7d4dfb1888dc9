import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.ts';

let folder = '';
const program = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('CHROMIUM_PATH comes before all others', async () => {
  program('chromium');
  const mine = program('mine');
  vi.stubEnv('CHROMIUM_PATH', mine);
  expect(await findBrowser()).toMatchObject({ executablePath: mine, origin: 'CHROMIUM_PATH' });
});

test('a CHROMIUM_PATH that cannot run is an error, not another browser', async () => {
  program('chromium');
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'absent'));
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH is not an executable');
});

test('then the pinned one of a package, whatever the system has, with its own libraries and fonts', async () => {
  program('chromium');
  const found = await findBrowser();
  expect(found.origin).toBe('package');
  expect(found.env['LD_LIBRARY_PATH']).toContain('al2023');
  expect(found.env['FONTCONFIG_FILE']).toMatch(/fonts\.conf$/);
  expect(found.args).toContain('--disable-background-networking');
});

test('with other fonts where TEST_FONTS names them', async () => {
  vi.stubEnv('TEST_FONTS', '/other/fonts');
  expect((await findBrowser()).env['FONTCONFIG_FILE']).toBe('/other/fonts');
  vi.stubEnv('CHROMIUM_PATH', program('mine'));
  expect((await findBrowser()).env['FONTCONFIG_FILE']).toBe('/other/fonts');
});

test('one that the system has where the package is of another machine', async () => {
  const system = program('google-chrome');
  vi.spyOn(process, 'arch', 'get').mockReturnValue('arm64');
  expect(await findBrowser()).toMatchObject({ executablePath: system, origin: 'system' });
});
