import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';
import { FolderMoveRows } from './folder-move-rows.tsx';

const formId = 'folder-move';

/** Choice of the target folder; the current one is selected at first. */
export function FolderMoveView({ actor }: { actor: ActorRefFrom<typeof folderMoveMachine> }) {
  const { t, plural } = useText();
  const { count, isElsewhere, failure } = useSelector(
    actor,
    ({ context: { hashes, chosen, from, failure } }) => ({
      count: hashes.length,
      isElsewhere: chosen !== from,
      failure,
    }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isLoading = phase === 'loading';
  const isUnloaded = phase === 'unloaded';
  return (
    <DialogPanel
      title={t('media.folderMove.title')}
      actions={
        <>
          {/* A button of its own each: the focus goes on to the folders when they come. */}
          <DialogCancel key={isLoading ? 'loading' : 'loaded'} />
          {!isUnloaded && (
            <Button
              type="submit"
              form={formId}
              tone="primary"
              busy={isBusy || phase === 'moved'}
              disabled={isLoading || !isElsewhere}
            >
              {plural('media.folderMove.now', count)}
            </Button>
          )}
        </>
      }
    >
      {!isUnloaded && <RefusalNotice failure={failure} typed={false} />}
      {isLoading && (
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
      {!isLoading && !isUnloaded && (
        <Form
          id={formId}
          label={t('media.folderMove.title')}
          onSubmit={() => actor.send({ type: 'files.move' })}
        >
          <FolderMoveRows actor={actor} />
        </Form>
      )}
    </DialogPanel>
  );
}
