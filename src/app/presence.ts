import { presenceMachine } from '#machines/chat/presence.machine.ts';
import { presenceAdapter } from '#src/actors/chat/presence.adapter.ts';
import type { AppServices } from './services.types.ts';

/** The chart of who is there, its port filled. */
export const presenceIn = (services: AppServices) =>
  presenceMachine.provide(presenceAdapter(services));
