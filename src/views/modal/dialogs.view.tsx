import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dialogsMachine } from '#machines/modal/dialogs.machine.ts';
import { WarmDialogs } from '#src/ui/dialog/dialog.tsx';
import { FormsAbove } from '#src/ui/fields/forms-above.tsx';
import { Hiding } from '#src/ui/texts/text.tsx';
import { DialogView } from './dialog.view.tsx';

/** Every dialog that is on the page, each above the last: what is asked there is asked with its sum. */
export function DialogsView({ actor }: { actor: ActorRefFrom<typeof dialogsMachine> }) {
  const dialogs = useSelector(actor, (snapshot) => snapshot.context.dialogs);
  return (
    <Hiding amounts={false}>
      <WarmDialogs />
      <FormsAbove>
        {dialogs.map((dialog, place) => (
          <DialogView key={dialog.sessionId} actor={dialog} level={place} />
        ))}
      </FormsAbove>
    </Hiding>
  );
}
