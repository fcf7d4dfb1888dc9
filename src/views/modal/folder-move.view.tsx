import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderMoveMachine } from '#machines/modal/folder-move.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** No folder: the file stays among all others. */
const none = 'none';

/** Which folder the files go to; the one that they are in is chosen at first. */
export function FolderMoveView({ actor }: { actor: ActorRefFrom<typeof folderMoveMachine> }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { folders, chosen, from, failure } = state.context;
  const isUnloaded = state.matches('unloaded');
  return (
    <DialogPanel
      title={t('modal.folderMove.title')}
      actions={
        <>
          <DialogCancel />
          {!isUnloaded && (
            <Button
              tone="primary"
              busy={state.hasTag('busy') || state.matches('moved')}
              disabled={state.matches('loading') || chosen === from}
              onClick={() => actor.send({ type: 'files.move' })}
            >
              {t('modal.folderMove.now')}
            </Button>
          )}
        </>
      }
    >
      {state.matches('loading') && (
        <Loading label={t('modal.folderMove.loading')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {isUnloaded && (
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'folders.retry' })}>
              {t('modal.folderMove.again')}
            </Button>
          }
        >
          {t('modal.folderMove.unloaded')}
        </Callout>
      )}
      {!isUnloaded && <RefusalNotice failure={failure} typed={false} />}
      {folders?.length === 0 && from === null && <p>{t('modal.folderMove.noFolders')}</p>}
      {folders && !isUnloaded && !state.matches('loading') && (
        <ChoiceTiles
          label={t('modal.folderMove.folder')}
          name="folder"
          value={chosen === null ? none : String(chosen)}
          disabled={state.hasTag('busy')}
          tiles={[
            { value: none, label: t('modal.folderMove.none') },
            ...folders.map(({ id, name, count }) => ({
              value: String(id),
              label: name,
              detail: plural('modal.folderMove.files', count),
            })),
          ]}
          onChoose={(value) =>
            actor.send({ type: 'folder.choose', id: value === none ? null : Number(value) })
          }
        />
      )}
    </DialogPanel>
  );
}
