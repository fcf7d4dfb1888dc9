import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

/** Says what goes and what stays; keeping the folder has the focus. */
export function FolderDeleteView({ actor }: { actor: ActorRefFrom<typeof folderDeleteMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { folder, failure } = state.context;
  const { name, count } = folder;
  return (
    <DialogPanel
      role="alertdialog"
      title={t('media.folderDelete.remove', { thing: name })}
      actions={
        <>
          <DialogCancel firstFocus />
          <Button
            tone="negative"
            busy={state.hasTag('busy') || state.matches('deleted')}
            onClick={() => actor.send({ type: 'folder.delete' })}
          >
            {t('media.folderDelete.removeNow')}
          </Button>
        </>
      }
    >
      <p>
        {count === 0 ? t('media.folderDelete.empty') : plural('media.folderDelete.stays', count)}
      </p>
      <RefusalNotice failure={failure} typed={false} />
    </DialogPanel>
  );
}
