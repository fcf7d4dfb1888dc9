import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { exploreMachine } from '#machines/posts/explore.machine.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { TabCount } from '#src/ui/frame/tab-count.tsx';
import { Icon } from '#src/ui/style/icon.tsx';
import { Search } from '#src/ui/style/icons.ts';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './explore.module.css';

type Actor = ActorRefFrom<typeof exploreMachine>;

const orders = ['new', 'popular'] as const;
const kinds = ['all', 'people', 'posts'] as const;

/** Search field, kinds with the number of each, and order. */
export function ExploreTools({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { typed, kind, order, counts } = useSelector(
    actor,
    ({ context: { typed, kind, order, counts } }) => ({ typed, kind, order, counts }),
    shallowEqual,
  );
  const numbers = counts && { all: counts.people + counts.posts, ...counts };
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
        <div className={css.choices}>
          <ChoicePills
            label={t('posts.exploreKind.label')}
            value={kind}
            choices={kinds.map((value) => ({
              value,
              label: t(`posts.exploreKind.${value}`),
              ...(numbers && {
                badge: (
                  <TabCount
                    count={numbers[value]}
                    label={plural('posts.exploreKind.found', numbers[value])}
                  />
                ),
              }),
            }))}
            onChoose={(value) => actor.send({ type: 'kind.choose', kind: value })}
          />
          {kind !== 'people' && (
            <ChoicePills
              label={t('posts.exploreSearch.order')}
              value={order}
              choices={orders.map((value) => ({ value, label: t(`posts.exploreSearch.${value}`) }))}
              onChoose={(value) => actor.send({ type: 'order.choose', order: value })}
            />
          )}
        </div>
      </Stack>
    </div>
  );
}
