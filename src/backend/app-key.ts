import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataDir, unwritable } from './data-dir.ts';
import { errorCode } from './lib/error-code.ts';
import { StartupError, type Settings } from './settings.ts';

/** Characters; what `APP_KEY` must have at least. */
const shortestKey = 32;

/** A secret of its own for each use, all from `APP_KEY`. */
export const deriveSecret = (appKey: string, purpose: string) =>
  createHmac('sha256', appKey).update(purpose).digest('hex');

/** Fills in `appKey` (from `DATA_DIR/app.key`, made once, readable by its owner only) and what hangs on it. */
export function resolveAppKey(settings: Settings): Settings {
  makeDataDir(settings.dataDir);
  const appKey = settings.appKey || keptKey(settings.dataDir);
  const secret = settings.pusher.secret || deriveSecret(appKey, 'broker');
  return { ...settings, appKey, pusher: { ...settings.pusher, secret } };
}

function keptKey(dataDir: string): string {
  const file = path.join(dataDir, 'app.key');
  const key = readOrMake(dataDir, file);
  if (key.length >= shortestKey) return key;
  throw new StartupError(
    `The secret in ${file} is cut off. Put the copy of a backup back, or remove the file: ` +
      'a new one is made then, and everybody signs in again.',
  );
}

function readOrMake(dataDir: string, file: string): string {
  try {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw unwritable(dataDir, errorCode(error));
  }
}
