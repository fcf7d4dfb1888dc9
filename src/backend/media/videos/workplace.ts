import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { gt, sql } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { videoWork } from '../../db/schema/video-work.ts';
import { workDir } from '../uploads/source.ts';

const prefix = 'video-';

/** Folder of this machine for one work on a video. */
const folderOf = (backend: Backend, work: string) => path.join(workDir(backend), prefix + work);

/** Gives a new folder for one work, which is gone afterwards. */
export async function inFolder<Value>(
  backend: Backend,
  work: string,
  use: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = folderOf(backend, work);
  await mkdir(folder, { recursive: true });
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says that a work goes on: what is older than a day is swept away. */
export async function touchFolder(backend: Backend, work: string): Promise<void> {
  const now = new Date();
  await utimes(folderOf(backend, work), now, now).catch(() => {});
}

/** Removes folders of works that nobody is at: their processes were killed. */
export async function sweepFolders(backend: Backend): Promise<void> {
  const names = await readdir(workDir(backend)).catch(() => []);
  const left = names.filter((name) => name.startsWith(prefix));
  if (left.length === 0) return;
  const rows = await backend.db
    .select({ work: videoWork.lockedBy })
    .from(videoWork)
    .where(gt(videoWork.lockedUntil, sql`clock_timestamp()`));
  const held = new Set(rows.map(({ work }) => prefix + work));
  for (const name of left)
    if (!held.has(name))
      await rm(path.join(workDir(backend), name), { recursive: true, force: true });
}
