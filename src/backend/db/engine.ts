import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';

/** PostgreSQL's wire protocol as a function: frames of the client in, frames of the server out. */
export interface Engine {
  exchange(frames: Uint8Array): Promise<Uint8Array>;
  /** The whole data folder as a tar file, gzipped. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** Folder of the data; absent: in memory. */
  folder?: string;
  /** A dump a new database starts from, in place of an empty one. */
  archive?: Uint8Array;
}

/** Opens PGlite in this thread, where it blocks the event loop while it works. */
export async function openEngine({ folder, archive }: EngineOptions): Promise<Engine> {
  const isNew = folder === undefined || !existsSync(path.join(folder, 'PG_VERSION'));
  const start = archive ? new Blob([new Uint8Array(archive)]) : await emptyCluster();
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(isNew ? { loadDataDir: start } : {}),
  });
  return {
    exchange: (frames) => pglite.execProtocolRaw(frames),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
    close: () => pglite.close(),
  };
}
