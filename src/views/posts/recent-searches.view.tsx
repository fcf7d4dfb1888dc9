import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { X } from '#src/ui/style/icons.ts';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './explore.module.css';

/** Recent searches of this device, each to be searched again or removed; nothing where there are none. */
export function RecentSearchesView({
  actor,
  onChoose,
}: {
  actor: ActorRefFrom<typeof recentSearchesMachine>;
  onChoose?: (words: string) => void;
}) {
  const { t } = useText();
  const searches = useSelector(actor, ({ context }) => context.searches);
  const isShown = useSelector(actor, (state) => state.matches('shown'));
  if (!isShown || searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <Stack gap={4}>
        <Row spread="between">
          <Heading id="recent-searches">{t('posts.recentSearches.title')}</Heading>
          <Button tone="quiet" onClick={() => actor.send({ type: 'searches.clear' })}>
            {t('posts.recentSearches.clear')}
          </Button>
        </Row>
        <ul className={css.recent}>
          {searches.map((words) => (
            <li key={words}>
              <Button onClick={() => onChoose?.(words)}>{words}</Button>
              <IconButton
                icon={X}
                label={t('posts.recentSearches.remove', { words })}
                onClick={() => actor.send({ type: 'search.remove', words })}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
