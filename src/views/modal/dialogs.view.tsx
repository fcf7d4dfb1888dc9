import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import type { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import type { DialogEntry } from '#machines/modal/dialogs.types.ts';
import type { Answer } from '#machines/modal/modal.types.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { WarmDialogs } from '#src/ui/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFlowView } from './dialog-flow.view.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { ModalView, type ModalActor } from './modal.view.tsx';

type FlowActor = ActorRefFrom<typeof dialogFlowMachine>;

/** Every dialog that is on the page, each above the last. */
export function DialogsView({ actor }: { actor: ActorRefFrom<typeof dialogsMachine> }) {
  const entries = useSelector(actor, (snapshot) => snapshot.context.entries);
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const inside = (entry: DialogEntry) => {
    const { id } = entry;
    const onAnswer = (answer: Answer<null>) => actor.send({ type: 'dialog.answer', id, answer });
    if (entry.dialog === 'confirm') return <ConfirmDialog input={entry.input} {...{ onAnswer }} />;
    if (entry.dialog === 'discard') return <DiscardDialog {...{ onAnswer }} />;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart spawns nothing else under this id
    const flow = children[`${id}.flow`] as FlowActor | undefined;
    return flow && <DialogFlowView key={flow.sessionId} actor={flow} />;
  };
  const draw = (entry: DialogEntry, level: number) => {
    const { id, stage } = entry;
    if (stage === 'coming') return null;
    return (
      <Boundary
        key={id}
        of={entry.input}
        fallback={null}
        onFailure={() => actor.send({ type: 'dialog.broken', id })}
      >
        <ModalView
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart spawns nothing else under a dialog's id
          actor={children[id] as ModalActor | undefined}
          level={level}
          onClose={() => actor.send({ type: 'dialog.dismiss', id })}
          onEdit={(isUnsent) =>
            actor.send({ type: 'dialog.edit', id, held: isUnsent ? 'unsentInput' : 'nothing' })
          }
        >
          {inside(entry)}
        </ModalView>
      </Boundary>
    );
  };
  return (
    <>
      <WarmDialogs />
      {entries.map(draw)}
    </>
  );
}
