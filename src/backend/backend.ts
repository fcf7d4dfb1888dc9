import path from 'node:path';
import type { Backend, Log } from './context.ts';
import type { Db } from './db/db.ts';
import { createMailer } from './mail/mailer.ts';
import { createBroadcaster } from './realtime/broadcaster.ts';
import type { Settings } from './settings.ts';

interface Parts {
  settings: Settings;
  db: Db;
  log: Log;
  release: Backend['release'];
  isDemo: boolean;
  clock?: () => Date;
  broadcast?: Backend['broadcast'];
}

/** Joins what every route reaches for. */
export function createBackend(parts: Parts): Backend {
  const clock = parts.clock ?? (() => new Date());
  const { settings, db, log } = parts;
  return {
    settings,
    db,
    log,
    clock,
    release: parts.release,
    isDemo: parts.isDemo,
    mediaDir: mediaDirOf(settings.dataDir),
    broadcast: parts.broadcast ?? createBroadcaster({ settings, log, clock }),
    mail: createMailer({ db, log, settings, clock }),
  };
}

/** Where the bytes of uploaded and seeded media lie. */
export const mediaDirOf = (dataDir: string) => path.join(dataDir, 'media');
