import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { resolveAppKey } from './app-key.ts';
import { forgetDeadCalls } from './auth/access/kept-calls.ts';
import { freeDeadLocks } from './media/uploads/resumable-lock.ts';
import { createBackend } from './backend.ts';
import type { Backend, Log } from './context.ts';
import { bringSeed } from './media/store/bring-seed.ts';
import { checkBucket } from './media/store/check-bucket.ts';
import { warnOfMissing } from './media/store/warn-of-missing.ts';
import { findFfmpeg } from './media/videos/find-ffmpeg.ts';
import { hasStandIns } from './config/features.ts';
import { checkRedis } from './redis-reachable.ts';
import { startJobs, type RunningJobs } from './lib/jobs/run.ts';
import { jobs } from './jobs.table.ts';
import { listenForPassage, type PassageServer } from './stand-ins/identity/listen.ts';
import { openWorld, type OpenWorld } from './stand-ins/seed/world.ts';
import { sessionStore } from './auth/session/store.ts';
import type { Settings } from './settings.ts';
import { listen } from './web/server.ts';
import { createSite, type Running, type SiteOptions } from './web/site.ts';

export interface ServeOptions {
  settings: Settings;
  log: Log;
  release: Backend['release'];
  /** Folder of the pre-built demo world; absent: it is made on the spot. */
  archive?: string;
  template: SiteOptions['template'];
  findAsset?: SiteOptions['findAsset'];
  /** Sees a request before the site does (Vite in development); true when it answered. */
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Sees an upgrade before the broker does (hot reload); true when it is not the broker's. */
  isForeignUpgrade?: (request: IncomingMessage) => boolean;
  onListening?: (server: Server) => void;
}

export interface Served {
  url: string;
  /** Resolves once the database is open and pages are served. */
  ready: Promise<Running>;
  close(): Promise<void>;
}

/** Listens first, then opens the database: a slow start is a page that retries, not a dead port. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { log } = options;
  let settings = resolveAppKey(options.settings);
  let running: Running | undefined;
  let world: OpenWorld | undefined;
  let background: RunningJobs | undefined;
  let passage: PassageServer | undefined;

  const site = createSite({ ...options, settings: () => settings, running: () => running });
  const listener = getRequestListener(site);
  const { port, server, drain } = await listen(
    (request, response) => void answer(request, response),
    (request, socket, head) =>
      options.isForeignUpgrade?.(request) === true ||
      (running?.backend.broadcast.upgrade(request, socket, head) ?? false),
    settings,
  );
  const url = settings.appUrl.replace(/:0$/, `:${port}`);
  settings = { ...settings, port, appUrl: url };
  options.onListening?.(server);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if ((await options.middleware?.(request, response)) === true) return;
    await listener(request, response);
  }

  async function open(): Promise<Running> {
    await checkRedis(settings);
    if (settings.bucket) await checkBucket(settings.bucket);
    const ffmpeg = await findFfmpeg(settings, log);
    world = await openWorld(settings, log, options.archive);
    const { db, isDemo } = world;
    if (hasStandIns({ settings, isDemo })) {
      passage = await listenForPassage(settings);
      settings = { ...settings, identityUrl: passage.url };
    }
    const backend = createBackend({
      settings,
      db,
      log,
      isDemo,
      ffmpeg,
      release: options.release,
    });
    if (isDemo) await bringSeed(backend);
    void warnOfMissing(backend);
    await forgetDeadCalls(backend);
    await freeDeadLocks(backend);
    background = startJobs(backend, jobs);
    running = { backend, app: createApp(backend) };
    passage?.start(backend);
    return running;
  }
  const ready = open();
  ready.catch(() => {});

  return {
    url,
    ready,
    async close() {
      const { answered, closed } = drain();
      await ready.catch(() => {});
      // The last calls still publish events, so the broker closes after them.
      await answered;
      await passage?.stop();
      await background?.stop();
      await running?.backend.broadcast.close();
      await Promise.all([closed, passage?.closed()]);
      await running?.backend.mail.close();
      if (running) await sessionStore(running.backend).close();
      await world?.close();
    },
  };
}
