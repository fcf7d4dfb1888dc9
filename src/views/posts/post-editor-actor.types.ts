import type { ActorRefFrom } from 'xstate';
import type { postEditorMachine } from '#machines/posts/post-editor.machine.ts';

export type PostEditorActor = ActorRefFrom<typeof postEditorMachine>;
