import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filesDeleteMachine } from '#machines/media/files-delete.machine.ts';
import type { FilesDeleteEffects } from '#machines/media/files-delete.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';
import css from './file-details.module.css';
import { FileUsesList } from './file-uses.tsx';

/** Number of files that go, and those that stay with where they are used. */
function Effects({ effects: { unused, kept } }: { effects: FilesDeleteEffects }) {
  const { t, plural, hidden } = useText();
  const rest = kept.count - kept.files.length;
  return (
    <div className={css.details}>
      {unused > 0 && <p className={css.line}>{plural('media.filesDelete.unused', unused)}</p>}
      {kept.count > 0 && <p className={css.line}>{plural('media.filesDelete.kept', kept.count)}</p>}
      {kept.files.map(({ hash, name, uses }) => (
        <section key={hash} className={css.kept}>
          <Heading level={3}>
            {(hidden.names ? null : name) ?? t('media.filesDelete.nameless')}
          </Heading>
          <FileUsesList uses={uses} />
        </section>
      ))}
      {rest > 0 && <p className={css.none}>{plural('media.filesDelete.more', rest)}</p>}
    </div>
  );
}

/** Says what goes and what stays before files are deleted; leaving has the focus. */
export function FilesDeleteView({ actor }: { actor: ActorRefFrom<typeof filesDeleteMachine> }) {
  const { t, plural } = useText();
  const { effects, failure, hashes } = useSelector(
    actor,
    ({ context: { effects, failure, hashes } }) => ({ effects, failure, hashes }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isCounting = phase === 'counting';
  const unused = effects?.unused ?? 0;
  return (
    <DialogPanel
      role="alertdialog"
      title={plural('media.filesDelete.title', hashes.length)}
      actions={
        <>
          <DialogCancel firstFocus />
          {effects && unused > 0 && phase !== 'uncounted' && (
            <Button
              tone="negative"
              busy={phase === 'deleting' || phase === 'deleted'}
              disabled={isCounting}
              onClick={() => actor.send({ type: 'files.delete' })}
            >
              {plural('media.filesDelete.now', unused)}
            </Button>
          )}
        </>
      }
    >
      {isCounting && (
        <Loading label={t('media.filesDelete.counting')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {phase === 'uncounted' && (
        <RetryCallout
          tone="caution"
          retry={t('media.library.retry')}
          onRetry={() => actor.send({ type: 'effects.retry' })}
        >
          {t('media.filesDelete.uncounted')}
        </RetryCallout>
      )}
      {effects && !isCounting && phase !== 'uncounted' && <Effects effects={effects} />}
      {phase !== 'uncounted' && <RefusalNotice failure={failure} typed={false} />}
    </DialogPanel>
  );
}
