import { blockMachine } from '#machines/modal/block.machine.ts';
import { blockAdapter } from '#src/actors/modal/block.adapter.ts';
import { BlockView } from '#src/views/modal/block.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('block', {
  machine: blockMachine,
  View: BlockView,
  provide: ({ http }) => blockAdapter(http),
  input: (asked) => asked,
});
