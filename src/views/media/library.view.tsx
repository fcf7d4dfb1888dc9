import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryList } from '#machines/media/library.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { useFilePicker } from '#src/ui/fields/file-intake.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LibraryFolders } from './library-folders.tsx';
import { LibrarySkeleton, LibraryFiles } from './library-files.tsx';
import { LibraryBar } from './library-bar.tsx';
import { LibraryUploads } from './library-uploads.tsx';
import { isNarrowed } from './library-choices.ts';
import css from './library.module.css';
import { useRoom } from './use-room.ts';

type Actor = ActorRefFrom<typeof libraryMachine>;

const paths: Readonly<Record<LibraryList, string>> = {
  uploaded: href('libraryUploaded'),
  owned: href('libraryOwned'),
};
const lists: readonly LibraryList[] = ['uploaded', 'owned'];

/** Used storage, and the button to add files. */
function Tools({ actor }: { actor: Actor }) {
  const { t } = useText();
  const room = useRoom();
  const { size, kinds } = useSelector(
    actor,
    ({ context: { size, kinds } }) => ({ size, kinds }),
    shallowEqual,
  );
  const { input, open } = useFilePicker({
    accept: kinds.join(','),
    onChoose: (files) => actor.send({ type: 'files.choose', files }),
  });
  return (
    <div className={css.tools}>
      <Button tone="primary" onClick={open}>
        {t('media.library.upload')}
      </Button>
      {input}
      {size && (
        <span className={css.room}>
          {t('media.library.room', { bytes: room(size.bytes), storage: room(size.storage) })}
        </span>
      )}
    </div>
  );
}

/** The media library, in every state of its chart. */
export function LibraryView({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const list = useSelector(actor, ({ context }) => context.list);
  const size = useSelector(actor, ({ context }) => context.size);
  const isMissing = useSelector(actor, ({ context }) => context.failure?.kind === 'notFound');
  const isSearchable = useSelector(
    actor,
    ({ context }) =>
      context.list === 'uploaded' &&
      ((context.size?.count ?? 0) > 0 || isNarrowed(context.filters)),
  );
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <Stack gap={24}>
      <ScreenTitle>
        {t('media.library.documentTitle', { list: t(`media.library.${list}`) })}
      </ScreenTitle>
      <ScreenHeading>{t('media.library.title')}</ScreenHeading>
      <TabLinks
        label={t('media.library.lists')}
        links={lists.map((each) => ({
          href: paths[each],
          label: t(`media.library.${each}`),
          current: each === list,
          badge: each === list && size && (
            <TabCount count={size.count} label={plural('media.library.count', size.count)} />
          ),
        }))}
      />
      <div className={css.head}>
        {list === 'uploaded' && <Tools actor={actor} />}
        <LibraryFolders actor={actor} />
      </div>
      <LibraryUploads actor={actor} />
      {isSearchable && <LibraryBar actor={actor} />}
      {phase === 'loading' ? (
        <Loading label={t('media.library.loading')}>
          <LibrarySkeleton />
        </Loading>
      ) : phase === 'failed' ? (
        <RetryCallout
          tone="negative"
          retry={t('media.library.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t(`media.library.${isMissing ? 'missingFolder' : 'failed'}`)}
        </RetryCallout>
      ) : (
        <LibraryFiles actor={actor} />
      )}
    </Stack>
  );
}
