import path from 'node:path';
import { hasStandIns } from './config/features.ts';
import type { Backend, Log } from './context.ts';
import type { Db } from './db/db.ts';
import { createMailer } from './mail/mailer.ts';
import { storeOf } from './media/store/store-of.ts';
import { createBroadcaster } from './realtime/broadcaster.ts';
import type { Settings } from './settings.ts';
import { identityStandIn } from './stand-ins/identity/stand-in.ts';
import { localIssuer } from './stand-ins/issuer/ask.ts';
import { standIn } from './stand-ins/psp/stand-in.ts';
import { demoEmails, demoPassword } from './stand-ins/seed/cast.ts';
import { steadyClock } from './lib/steady-clock.ts';
import { improved } from './lib/laravel-compat.ts';

interface Parts {
  settings: Settings;
  db: Db;
  log: Log;
  release: Backend['release'];
  isDemo: boolean;
  ffmpeg?: Backend['ffmpeg'];
  clock?: () => Date;
  steady?: Backend['steady'];
  broadcast?: Backend['broadcast'];
  send?: Backend['send'];
}

/** Joins what every route reaches for. */
export function createBackend(parts: Parts): Backend {
  let issuer: Backend['askLocalIssuer'] | undefined;
  const clock = parts.clock ?? (() => new Date());
  const { settings, db, log } = parts;
  const mediaDir = mediaDirOf(settings.dataDir);
  const backend: Backend = {
    settings,
    db,
    log,
    clock,
    steady: parts.steady ?? (parts.clock ? () => clock().getTime() : steadyClock()),
    release: parts.release,
    isDemo: parts.isDemo,
    media: storeOf(settings.bucket, mediaDir),
    mediaDir,
    ffmpeg: parts.ffmpeg ?? null,
    broadcast: parts.broadcast ?? createBroadcaster({ settings, log, clock }),
    mail: createMailer({ db, log, settings, clock }),
    stock: { ...improved },
    demoAccounts: { emails: demoEmails, password: demoPassword },
    payments: null,
    identity: null,
    send: parts.send ?? ((request) => fetch(request)),
    askLocalIssuer: (request) => (issuer ??= localIssuer(backend))(request),
  };
  backend.payments = standIn(backend);
  if (hasStandIns(backend)) backend.identity = identityStandIn(backend);
  return backend;
}

/** Folder of uploaded and seeded media. */
export const mediaDirOf = (dataDir: string) => path.join(dataDir, 'media');
