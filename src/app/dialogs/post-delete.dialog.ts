import { postDeleteMachine } from '#machines/posts/post-delete.machine.ts';
import { postDeleteAdapter } from '#src/actors/posts/post-delete.adapter.ts';
import { PostDeleteView } from '#src/views/posts/post-delete.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { PostDeleteDialog } from '#machines/posts/post-delete.types.ts';

export default defineDialog<PostDeleteDialog, typeof postDeleteMachine>('postDelete', {
  machine: postDeleteMachine,
  View: PostDeleteView,
  provide: ({ http }) => postDeleteAdapter(http),
  input: (asked) => asked,
});
