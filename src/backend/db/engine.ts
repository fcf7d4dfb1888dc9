import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';

/** PostgreSQL's wire protocol as a function: frames of the client in, frames of the server out. */
export interface Engine {
  exchange(frames: Uint8Array): Promise<Uint8Array>;
  /** The whole data folder as a tar file, gzipped. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Ends it as it stands, where it answers no more. */
  abandon(): Promise<void>;
  /** Error after which it answers no more; null while it does. */
  failure?(): Error | null;
}

export interface EngineOptions {
  /** Folder of the data, made when it is not there; absent: in memory. */
  folder?: string;
}

/** Opens PGlite in this thread, where it blocks the event loop while it works. */
export async function openEngine({ folder }: EngineOptions): Promise<Engine> {
  const isNew = folder === undefined || !existsSync(path.join(folder, 'PG_VERSION'));
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(isNew ? { loadDataDir: await emptyCluster() } : {}),
  });
  return {
    async exchange(frames) {
      const parts: Uint8Array[] = [];
      // `execProtocolRaw` would also read every answer, and keep for good what it read.
      await pglite.execProtocolRawStream(frames, {
        onRawData: (part) => parts.push(part.slice()),
      });
      return Buffer.concat(parts);
    },
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()),
    close: () => pglite.close(),
    // Nothing but this holds it.
    abandon: () => Promise.resolve(),
  };
}
