import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceTiles } from '#src/ui/fields/choice-tiles.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

/** No folder: the file stays among all others. */
const none = 'none';

/** Choice of the target folder; the current one is selected at first. */
export function FolderMoveView({ actor }: { actor: ActorRefFrom<typeof folderMoveMachine> }) {
  const { t, plural } = useText();
  const { folders, chosen, from, failure } = useSelector(
    actor,
    ({ context: { folders, chosen, from, failure } }) => ({ folders, chosen, from, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnloaded = phase === 'unloaded';
  return (
    <DialogPanel
      title={t('media.folderMove.title')}
      actions={
        <>
          <DialogCancel />
          {!isUnloaded && (
            <Button
              tone="primary"
              busy={isBusy || phase === 'moved'}
              disabled={phase === 'loading' || chosen === from}
              onClick={() => actor.send({ type: 'files.move' })}
            >
              {t('media.folderMove.now')}
            </Button>
          )}
        </>
      }
    >
      {phase === 'loading' && (
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
      {folders && !isUnloaded && phase !== 'loading' && (
        <ChoiceTiles
          label={t('media.folderMove.folder')}
          name="folder"
          value={chosen === null ? none : String(chosen)}
          disabled={isBusy}
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
