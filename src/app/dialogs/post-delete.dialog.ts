import { postDeleteMachine } from '#machines/modal/post-delete.machine.ts';
import { postDeleteAdapter } from '#src/actors/modal/post-delete.adapter.ts';
import { PostDeleteView } from '#src/views/modal/post-delete.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('postDelete', {
  machine: postDeleteMachine,
  View: PostDeleteView,
  provide: ({ http }) => postDeleteAdapter(http),
  input: (asked) => asked,
});
