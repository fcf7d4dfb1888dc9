import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Library, Search } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './file-picker.module.css';
import { LibrarySkeleton } from './library-files.tsx';
import { PickerGrid } from './picker-grid.tsx';
import { PickerQuestion } from './picker-question.tsx';
import { PickerTools } from './picker-tools.tsx';

type Actor = ActorRefFrom<typeof filePickerMachine>;

/** Files, and what stands in their place while there are none. */
function Files({ actor }: { actor: Actor }) {
  const { t } = useText();
  const count = useSelector(actor, ({ context }) => context.entries.length);
  const isNarrowed = useSelector(
    actor,
    ({ context: { search, folder } }) => search.trim() !== '' || folder !== null,
  );
  const is = useSelector(
    actor,
    (state) => ({
      loading: state.matches({ choosing: 'loading' }),
      failed: state.matches({ choosing: 'failed' }),
      empty: state.matches({ choosing: 'empty' }),
      resting: state.matches({ choosing: 'resting' }),
      loadingMore: state.matches({ choosing: 'loadingMore' }),
      interrupted: state.matches({ choosing: 'interrupted' }),
    }),
    shallowEqual,
  );
  if (is.empty)
    return isNarrowed ? (
      <EmptyState icon={Search} title={t('media.library.noMatch')}>
        {t('media.library.noMatchText')}
      </EmptyState>
    ) : (
      <EmptyState icon={Library} title={t('media.library.noFiles')}>
        {t('media.library.noFilesText')}
      </EmptyState>
    );
  return (
    <>
      {count > 0 && <PickerGrid actor={actor} />}
      {is.resting && <Sentinel mark={count} onNear={() => actor.send({ type: 'end.approach' })} />}
      {(is.loading || is.loadingMore) && (
        <Loading label={t('media.library.loading')}>
          <LibrarySkeleton />
        </Loading>
      )}
      {(is.failed || is.interrupted) && (
        <RetryCallout
          tone={is.failed ? 'negative' : 'caution'}
          retry={t('media.library.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t(is.failed ? 'media.library.failed' : 'media.library.interrupted')}
        </RetryCallout>
      )}
    </>
  );
}

/** Number of the chosen files, and the buttons. */
function Choice({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const count = useSelector(actor, ({ context }) => context.chosen.length);
  const room = useSelector(actor, ({ context }) => context.room);
  return (
    <>
      <p role="status" className={css.count}>
        {count > 0 && <span>{t('media.filePicker.count', { count, most: room })}</span>}
      </p>
      <DialogCancel />
      <Button
        tone="primary"
        disabled={count === 0}
        onClick={() => actor.send({ type: 'files.add' })}
      >
        {count === 0 ? t('media.filePicker.add') : plural('media.filePicker.addNow', count)}
      </Button>
    </>
  );
}

/** Files of one's library to choose from, and a question about those that went to this member before. */
export function FilePickerView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isAsking = useSelector(actor, (state) => state.matches('asking'));
  return (
    <DialogPanel
      wide
      title={t(`media.filePicker.${isAsking ? 'again.title' : 'title'}`)}
      actions={
        isAsking ? (
          <>
            <DialogCancel>{t('media.filePicker.back')}</DialogCancel>
            <Button firstFocus onClick={() => actor.send({ type: 'marked.leaveOut' })}>
              {t('media.filePicker.leaveOut')}
            </Button>
            <Button tone="primary" onClick={() => actor.send({ type: 'marked.add' })}>
              {t('media.filePicker.anyway')}
            </Button>
          </>
        ) : (
          <Choice actor={actor} />
        )
      }
    >
      {isAsking && <PickerQuestion actor={actor} />}
      <div className={css.files} hidden={isAsking}>
        <PickerTools actor={actor} />
        <Files actor={actor} />
      </div>
    </DialogPanel>
  );
}
