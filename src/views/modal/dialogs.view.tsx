import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogEntry, DialogMap, DialogName } from '#machines/modal/dialogs.types.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import { WarmDialogs } from '#src/ui/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { ModalActor } from './modal.view.tsx';

/** What the view of a dialog is given. */
export interface DialogProps<Name extends DialogName> {
  modal: ModalActor | undefined;
  level: number;
  input: DialogMap[Name]['input'];
  onAnswer: (answer: Answer<DialogMap[Name]['value']>) => void;
  /** Escape, the backdrop or the cross; asks first when something would be lost. */
  onDismiss: () => void;
  /** Something was typed that leaving would lose. */
  onEdit: () => void;
}

/** Every dialog that is on the page, each above the last. */
export function DialogsView({ actor }: { actor: ActorRefFrom<typeof dialogsMachine> }) {
  const entries = useSelector(actor, (snapshot) => snapshot.context.entries);
  const modals = useSelector(actor, (snapshot) => snapshot.children);
  const draw = (entry: DialogEntry, level: number) => {
    const { id } = entry;
    const common = {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart spawns nothing else under a dialog's id
      modal: modals[id] as ModalActor | undefined,
      level,
      onAnswer: (answer: Answer<null>) => actor.send({ type: 'dialog.answer', id, answer }),
      onDismiss: () => actor.send({ type: 'dialog.dismiss', id }),
      onEdit: () => actor.send({ type: 'dialog.edit', id }),
    };
    return entry.dialog === 'confirm' ? (
      <ConfirmDialog key={id} {...common} input={entry.input} />
    ) : (
      <DiscardDialog key={id} {...common} input={entry.input} />
    );
  };
  return (
    <>
      <WarmDialogs />
      {entries.map(draw)}
    </>
  );
}
