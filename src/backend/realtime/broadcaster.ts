import type { Broadcaster, Log } from '../context.ts';
import type { Settings } from '../settings.ts';

/** The embedded broker, or a publisher to one outside (`BROADCAST`). */
export function createBroadcaster(_deps: {
  settings: Settings;
  log: Log;
  clock: () => Date;
}): Broadcaster {
  return { publish: async () => {}, upgrade: () => false, close: async () => {} };
}
