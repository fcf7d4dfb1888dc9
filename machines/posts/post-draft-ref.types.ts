import type { ActorRefFrom } from 'xstate';
import type { postDraftMachine } from './post-draft.machine.ts';

export type PostDraftRef = ActorRefFrom<typeof postDraftMachine>;
