import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type {
  ConfirmDialog as ConfirmToken,
  DialogAsked,
} from '#machines/modal/dialog-token.types.ts';
import type { dialogMachine } from '#machines/modal/dialog.machine.ts';
import { Boundary } from '#src/ui/frame/boundary.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFlowView } from './dialog-flow.view.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { ModalView } from './modal.view.tsx';

const isPlain = (asked: DialogAsked): asked is DialogAsked<ConfirmToken> =>
  asked.dialog === 'confirm';

/** One dialog in its frame, and above it the question whether what was typed may be lost. */
export function DialogView({
  actor,
  level = 0,
}: {
  actor: ActorRefFrom<typeof dialogMachine>;
  level?: number;
}) {
  const asked = useSelector(actor, ({ context }) => context.asked);
  const flow = useSelector(actor, ({ context }) => context.flow);
  const modal = useSelector(actor, ({ children }) => children.modal);
  const question = useSelector(actor, ({ children }) => children.question);
  const isStanding = useSelector(actor, (state) => state.matches('standing'));
  const isAsking = useSelector(actor, (state) => state.matches({ standing: { shown: 'asking' } }));
  if (!isStanding) return null;
  return (
    <Boundary
      of={asked.input}
      fallback={null}
      onFailure={() => actor.send({ type: 'dialog.broken' })}
    >
      <ModalView
        actor={modal}
        level={level}
        onClose={() => actor.send({ type: 'dialog.dismiss' })}
        onEdit={(isUnsent) => actor.send({ type: isUnsent ? 'input.changed' : 'input.restored' })}
      >
        {isPlain(asked) && (
          <ConfirmDialog
            input={asked.input}
            onAnswer={(answer) => actor.send({ type: 'dialog.answer', answer })}
          />
        )}
        {flow && <DialogFlowView key={flow.sessionId} actor={flow} />}
      </ModalView>
      {(question || isAsking) && (
        <ModalView
          key={question?.sessionId}
          actor={question}
          level={level + 1}
          onClose={() => actor.send({ type: 'discard.cancel' })}
        >
          <DiscardDialog onConfirm={() => actor.send({ type: 'discard.confirm' })} />
        </ModalView>
      )}
    </Boundary>
  );
}
