import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Search } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import css from './explore.module.css';
import { ExploreView } from './explore.view.tsx';

type Actor = ActorRefFrom<typeof exploreMachine>;

const orders = ['new', 'popular'] as const;

/** Search field and order. */
function Tools({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { typed, order } = useSelector(
    actor,
    ({ context: { typed, order } }) => ({ typed, order }),
    shallowEqual,
  );
  return (
    <div role="search">
      <Stack gap={12}>
        <TextField
          name="search"
          type="search"
          label={t('posts.exploreSearch.search')}
          labelHidden
          placeholder={t('posts.exploreSearch.search')}
          autoComplete="off"
          maxLength={100}
          before={<Icon of={Search} />}
          value={typed}
          onInput={(text) => actor.send({ type: 'search.change', text })}
        />
        <ChoicePills
          label={t('posts.exploreSearch.order')}
          value={order}
          choices={orders.map((value) => ({ value, label: t(`posts.exploreSearch.${value}`) }))}
          onChoose={(value) => actor.send({ type: 'order.choose', order: value })}
        />
      </Stack>
    </div>
  );
}

/** Content below the results: loading, retry, end or a way out of an empty search. */
function Foot({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { entries, words } = useSelector(
    actor,
    ({ context: { entries, words } }) => ({ entries, words }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'resting')
    return <Sentinel mark={entries.length} onNear={() => actor.send({ type: 'end.approach' })} />;
  if (phase === 'loadingMore')
    return (
      <Loading label={t('posts.explore.loading')}>
        <Skeleton shape="box" ratio={4 / 3} />
      </Loading>
    );
  if (phase === 'interrupted')
    return (
      <RetryCallout
        tone="caution"
        retry={t('posts.feed.retry')}
        onRetry={() => actor.send({ type: 'list.retry' })}
      >
        {t('posts.exploreSearch.interrupted')}
      </RetryCallout>
    );
  if (phase === 'exhausted') return <MutedText>{t('posts.exploreSearch.end')}</MutedText>;
  return phase === 'empty' && words !== '' ? (
    <Row spread="center">
      <Button onClick={() => actor.send({ type: 'search.clear' })}>
        {t('posts.exploreSearch.clear')}
      </Button>
    </Row>
  ) : null;
}

/** Public posts and people to search and to scroll through, in every state of the chart. */
export function ExplorePage({ actor }: { actor: Actor }) {
  const { t } = useText();
  const words = useSelector(actor, ({ context }) => context.words);
  const isEmpty = useSelector(actor, (state) => state.matches('empty'));
  // The empty page names the search itself.
  const heading = isEmpty ? t('posts.exploreSearch.search') : t('posts.explore.found', { words });
  return (
    <div className={css.page}>
      <Stack gap={24}>
        {words === '' ? (
          <ScreenHeading>{t('posts.explore.title')}</ScreenHeading>
        ) : (
          <>
            <ScreenTitle>{heading}</ScreenTitle>
            <ScreenHeading own>{heading}</ScreenHeading>
          </>
        )}
        <Tools actor={actor} />
        <ExploreView actor={actor} end={<Foot actor={actor} />} />
      </Stack>
    </div>
  );
}
