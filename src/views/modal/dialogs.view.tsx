import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogMap, DialogName } from '#machines/modal/dialogs.types.ts';
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

type Registry = { readonly [Name in DialogName]: ComponentType<DialogProps<Name>> };

const registry: Registry = { confirm: ConfirmDialog, discard: DiscardDialog };

/** Every dialog that is on the page, each above the last. */
export function DialogsView({ actor }: { actor: ActorRefFrom<typeof dialogsMachine> }) {
  const entries = useSelector(actor, (snapshot) => snapshot.context.entries);
  const modals = useSelector(actor, (snapshot) => snapshot.children);
  const drawn = entries.map(({ id, dialog, input }, level) => {
    // The registry holds for each name the view of that name, which the compiler cannot follow.
    const View = registry[dialog] as ComponentType<DialogProps<DialogName>>;
    return (
      <View
        key={id}
        modal={modals[id] as ModalActor | undefined}
        level={level}
        input={input}
        onAnswer={(answer) => actor.send({ type: 'dialog.answer', id, answer })}
        onDismiss={() => actor.send({ type: 'dialog.dismiss', id })}
        onEdit={() => actor.send({ type: 'dialog.edit', id })}
      />
    );
  });
  return (
    <>
      <WarmDialogs />
      {drawn}
    </>
  );
}
