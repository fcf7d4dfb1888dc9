import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '#src/backend/db/lock.ts';

/**
 * One build at a time in a checkout: two would take each other's half-made files away (PGlite then
 * says that it "failed to initialize properly"). The second waits for the first, and says so.
 */
export async function oneBuild<Result>(
  say: (line: string) => void,
  work: () => Promise<Result>,
  place = path.resolve('node_modules/.cache/fanfare/building'),
): Promise<Result> {
  const unlock = await turn(say, place);
  try {
    return await work();
  } finally {
    unlock();
  }
}

async function turn(say: (line: string) => void, place: string): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return lockFolder(place);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (isFirst) say('another build is under way here; waiting for it');
      await pause(300);
    }
  }
}
