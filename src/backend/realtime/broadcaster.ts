import type { Broadcaster, Log } from '../context.ts';
import type { Settings } from '../settings.ts';
import { embeddedBroadcaster, type EmbeddedOptions } from './embedded-broadcaster.ts';
import { pusherBroadcaster } from './pusher-broadcaster.ts';

/** The embedded broker, or a publisher to one outside (`BROADCAST`). */
export const createBroadcaster = ({
  settings,
  log,
  options,
}: {
  settings: Settings;
  log: Log;
  clock: () => Date;
  options?: EmbeddedOptions;
}): Broadcaster =>
  settings.broadcast === 'pusher'
    ? pusherBroadcaster(settings, log)
    : embeddedBroadcaster(settings, log, options);
