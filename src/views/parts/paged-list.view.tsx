import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isUnanswered } from '#machines/lib/failure.ts';
import type { pagedListMachine } from '#machines/parts/paged-list.machine.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const skeletonOf = (count: number) => <Skeleton lines={count} />;

/** Entries that are read page by page, in every state of the part. */
export function PagedListView({ actor }: { actor: ActorRefFrom<typeof pagedListMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { entries, failure } = state.context;
  const isEmpty = state.matches('refreshing') && entries.length === 0;
  const why = t(
    isUnanswered(failure) ? 'modal.refusalNotice.unreachable' : 'modal.refusalNotice.failed',
  );
  return (
    <PagedList
      phase={isEmpty ? 'empty' : state.value}
      count={entries.length}
      texts={{
        loading: t('ui.loading.loading'),
        failed: why,
        interrupted: why,
        retry: t('ui.loading.retry'),
      }}
      skeleton={skeletonOf}
      empty={<EmptyState title={t('chat.inbox.emptyKindTitle')} />}
      onNear={() => actor.send({ type: 'end.approach' })}
      onRetry={() => actor.send({ type: 'list.retry' })}
    >
      <ul aria-label={t('ui.loading.page')}>
        {entries.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </PagedList>
  );
}
