import { blockMachine } from '#machines/people/block.machine.ts';
import { blockAdapter } from '#src/actors/people/block.adapter.ts';
import { BlockView } from '#src/views/people/block.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { BlockDialog } from '#machines/people/block.types.ts';

export default defineDialog<BlockDialog, typeof blockMachine>('block', {
  machine: blockMachine,
  View: BlockView,
  provide: ({ http }) => blockAdapter(http),
  input: (asked) => asked,
});
