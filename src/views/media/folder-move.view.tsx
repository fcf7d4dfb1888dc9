import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceTiles } from '#src/ui/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

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
      title={t('media.folderMove.title')}
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
              {t('media.folderMove.now')}
            </Button>
          )}
        </>
      }
    >
      {state.matches('loading') && (
        <Loading label={t('media.folderMove.loading')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {isUnloaded && (
        <RetryCallout
          tone="caution"
          retry={t('media.folderMove.again')}
          onRetry={() => actor.send({ type: 'folders.retry' })}
        >
          {t('media.folderMove.unloaded')}
        </RetryCallout>
      )}
      {!isUnloaded && <RefusalNotice failure={failure} typed={false} />}
      {folders?.length === 0 && from === null && <p>{t('media.folderMove.noFolders')}</p>}
      {folders && !isUnloaded && !state.matches('loading') && (
        <ChoiceTiles
          label={t('media.folderMove.folder')}
          name="folder"
          value={chosen === null ? none : String(chosen)}
          disabled={state.hasTag('busy')}
          tiles={[
            { value: none, label: t('media.folderMove.none') },
            ...folders.map(({ id, name, count }) => ({
              value: String(id),
              label: name,
              detail: plural('media.folderMove.files', count),
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
