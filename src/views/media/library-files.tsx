import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { libraryMachine } from '#machines/media/library.machine.ts';
import type { LibraryFile } from '#machines/media/library-file.types.ts';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { NoFiles } from './no-files.tsx';
import { LibraryPurchases } from './library-purchases.tsx';
import { LibraryTile } from './library-tile.tsx';
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

/** Files month by month, and where they go on. */
export function LibraryFiles({ actor }: { actor: Actor }) {
  const { t, date } = useText();
  const files = useSelector(actor, ({ context }) => context.entries);
  const isUploading = useSelector(actor, ({ context }) => context.uploads.length > 0);
  const list = useSelector(actor, ({ context }) => context.list);
  const phase = useSelector(actor, ({ value }) => value);
  const months = new Map<string, LibraryFile[]>();
  for (const file of files) {
    const month = date(file.at, { month: 'long', year: 'numeric' });
    const known = months.get(month);
    if (known) known.push(file);
    else months.set(month, [file]);
  }
  if (phase === 'empty' && !isUploading) return <NoFiles actor={actor} />;
  return (
    <>
      {[...months].map(([month, shown]) => (
        <section key={month} aria-label={month}>
          <div className={css.month}>
            <Heading>{month}</Heading>
          </div>
          {list === 'owned' ? (
            <LibraryPurchases
              files={shown}
              onOpen={(key) => actor.send({ type: 'file.open', key })}
            />
          ) : (
            <ul className={css.grid}>
              {shown.map((file) => (
                <li key={file.key}>
                  <LibraryTile
                    file={file}
                    onOpen={() => actor.send({ type: 'file.open', key: file.key })}
                    onInspect={() => actor.send({ type: 'file.inspect', key: file.key })}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
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
