import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { relationListMachine } from '#machines/people/relation-list.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { DownloadLink } from '#src/ui/buttons/download-link.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Search } from '#src/ui/style/icons.ts';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { EmptyList } from './empty-list.tsx';
import css from './relation-list.module.css';
import row from './relation-row.module.css';
import { RelationRows } from './relation-rows.tsx';
import { RelationTools } from './relation-tools.tsx';

type Actor = ActorRefFrom<typeof relationListMachine>;

function RelationSkeleton() {
  return Array.from({ length: 6 }, (_, each) => (
    <div key={each} className={row.bone}>
      <Skeleton shape="circle" width="44px" height="44px" />
      <span className={row.skeleton}>
        <Skeleton lines={2} />
      </span>
    </div>
  ));
}

const phases = ['loading', 'failed', 'empty', 'unmatched'] as const;

/** One list of people in every state of its chart. */
export function RelationListView({ actor }: { actor: Actor }) {
  const { t, plural, locale } = useText();
  const list = useSelector(actor, ({ context }) => context.list);
  const store = useSelector(actor, ({ context }) => context.store);
  const look = useSelector(actor, ({ context }) => context.look);
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches({ list: one })));
  const isFilling = useSelector(actor, (state) => state.matches({ rest: 'filling' }));
  const isInterrupted = useSelector(actor, (state) => state.matches({ rest: 'interrupted' }));
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>
      {t('people.relationList.retry')}
    </Button>
  );
  const size = { loaded: store.size, count: store.count };
  if (phase === 'loading') {
    return (
      <Loading label={t('people.relationList.loading')}>
        <RelationSkeleton />
      </Loading>
    );
  }
  if (phase === 'failed') {
    return (
      <Callout tone="negative" actions={retry}>
        {t('people.relationList.failed')}
      </Callout>
    );
  }
  if (phase === 'empty') return <EmptyList list={list} />;
  const isAll = look.search === '' && look.filter === 'all';
  const found = isAll ? store.count : store.select(look).length;
  const reset = () => {
    actor.send({ type: 'search.change', text: '' });
    actor.send({ type: 'filter.choose', filter: 'all' });
  };
  return (
    <Stack gap={12}>
      <RelationTools list={list} look={look} onSend={(event) => actor.send(event)} />
      <div className={css.foot}>
        <span role="status">{plural('people.relationList.found', found)}</span>
        {isFilling && <span>{t('people.relationList.filling', size)}</span>}
        <DownloadLink href={`/api/v1/people/${list}/csv?locale=${locale}`}>
          {t('people.relationList.csv')}
        </DownloadLink>
      </div>
      {isInterrupted && (
        <Callout tone="caution" actions={retry}>
          {t('people.relationList.interrupted', size)}
        </Callout>
      )}
      {phase === 'unmatched' ? (
        <EmptyState
          icon={Search}
          title={t('people.relationList.unmatchedTitle')}
          actions={<Button onClick={reset}>{t('people.relationList.reset')}</Button>}
        >
          {t('people.relationList.unmatchedText')}
        </EmptyState>
      ) : (
        <RelationRows actor={actor} count={found} />
      )}
    </Stack>
  );
}
