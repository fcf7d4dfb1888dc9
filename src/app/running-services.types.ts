import type { ActorRefFrom } from 'xstate';
import type { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { Preferences } from '#machines/settings/site-settings.types.ts';
import type { Lazy } from '#src/ui/loading/lazy.ts';
import type { Playback } from '#src/ui/media/playback.ts';
import type { ChatNeeds } from './chat-needs.types.ts';
import type { createLazyActors } from './lazy-actors.ts';
import type { createDeferred } from './load-deferred.ts';
import type { WorkNeeds } from './open-work.ts';
import type { AppServices } from './services.types.ts';

/**
 * All that a running app has to give. A screen or a dialog that needs more than `AppServices` names
 * those needs alone; the loaders hold them to this.
 */
export interface RunningServices extends AppServices, ChatNeeds, WorkNeeds {
  /** The chats of the running session; absent before they have loaded. */
  readonly inbox: () => ActorRefFrom<typeof inboxMachine> | undefined;
  /** The one player of videos, fetched with the first that is played. */
  readonly playback: Lazy<Playback>;
  /** The charts of what is chosen for this device, for the screen that shows them together. */
  readonly preferences: () => Preferences;
  /** Long-lived charts that the first frame does without, and their views. */
  readonly deferred: ReturnType<typeof createDeferred>;
  /** Charts of screens that are fetched later. */
  readonly lazyActors: ReturnType<typeof createLazyActors>;
}
