import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { NoFiles } from './no-files.tsx';
import { LibraryPurchases } from './library-purchases.tsx';
import { LibraryGrid } from './library-grid.tsx';
import { groupBy } from './library-choices.ts';
import css from './library.module.css';

type Actor = ActorRefFrom<typeof libraryMachine>;

/** The shape of files to come. */
export function LibrarySkeleton() {
  return (
    <div className={css.grid}>
      {Array.from({ length: 15 }, (_, each) => (
        <Skeleton key={each} shape="box" width="100%" ratio={1} />
      ))}
    </div>
  );
}

/** Bought files month by month. */
function BoughtFiles({ actor }: { actor: Actor }) {
  const { date } = useText();
  const files = useSelector(actor, ({ context }) => context.entries);
  const months = groupBy(files, ({ at }) => date(at, { month: 'long', year: 'numeric' }));
  return [...months].map(([month, shown]) => (
    <section key={month} aria-label={month}>
      <div className={css.month}>
        <Heading>{month}</Heading>
      </div>
      <LibraryPurchases files={shown} onOpen={(key) => actor.send({ type: 'file.open', key })} />
    </section>
  ));
}

/** Files month by month, and where they go on. */
export function LibraryFiles({ actor }: { actor: Actor }) {
  const { t } = useText();
  const files = useSelector(actor, ({ context }) => context.entries);
  const isUploading = useSelector(actor, ({ context }) => context.uploads.length > 0);
  const list = useSelector(actor, ({ context }) => context.list);
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'empty' && !isUploading) return <NoFiles actor={actor} />;
  return (
    <>
      {list === 'uploaded' ? <LibraryGrid actor={actor} /> : <BoughtFiles actor={actor} />}
      {phase === 'resting' && (
        <Sentinel mark={files.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
      {phase === 'loadingMore' && (
        <Loading label={t('media.library.loading')}>
          <LibrarySkeleton />
        </Loading>
      )}
      {(phase === 'interrupted' || phase === 'unrefreshed') && (
        <RetryCallout
          tone="caution"
          retry={t('media.library.retry')}
          onRetry={() => actor.send({ type: 'list.retry' })}
        >
          {t(phase === 'interrupted' ? 'media.library.interrupted' : 'media.library.unrefreshed')}
        </RetryCallout>
      )}
    </>
  );
}
