import { presenceMachine } from '#machines/chat/presence.machine.ts';
import { presenceAdapter } from '#src/actors/chat/presence.adapter.ts';
import type { World } from './world.types.ts';

/** The chart of who is there, its port filled. */
export const presenceIn = (world: World) => presenceMachine.provide(presenceAdapter(world));
