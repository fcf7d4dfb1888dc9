import { shallowEqual, useSelector } from '@xstate/react';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { SearchRef } from '#machines/chat/inbox.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Compass, Search } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { LinkRows } from '#src/ui/lists/link-rows.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChatSkeleton, type DrawChat } from './inbox-parts.tsx';
import css from './inbox.module.css';

interface Props {
  actor: SearchRef;
  current?: number | undefined;
  /** False for a chat that is being deleted. */
  isShown?: (chat: Chat) => boolean;
  draw: DrawChat;
}

/** Chats that match the search. */
export function ChatFound({ actor, current, isShown = () => true, draw }: Props) {
  const { t, plural } = useText();
  const { found, text } = useSelector(
    actor,
    ({ context: { found, text } }) => ({ found, text }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canLoadMore = useSelector(actor, (state) => state.can({ type: 'end.approach' }));
  const isEmpty = phase === 'settled' && found.length === 0;
  return (
    <>
      <p className={css.found} role="status">
        {phase === 'settled' && !isEmpty && plural('chat.chatSearch.count', found.length)}
      </p>
      {found.length > 0 && (
        <LinkRows label={t('chat.chatSearch.found')} rows={found.filter(isShown)} current={current}>
          {draw}
        </LinkRows>
      )}
      {isBusy && (
        <Loading label={t('chat.chatSearch.busy')}>
          <ChatSkeleton />
        </Loading>
      )}
      {isEmpty && (
        <EmptyState
          icon={Search}
          title={t('chat.chatSearch.none', { text })}
          actions={
            <Link look="secondary" icon={Compass} href={href('explore')}>
              {t('chat.inbox.explore')}
            </Link>
          }
        >
          {t('chat.chatSearch.noneText')}
        </EmptyState>
      )}
      {phase === 'failed' && (
        <RetryCallout
          tone="caution"
          retry={t('chat.inbox.retry')}
          onRetry={() => actor.send({ type: 'search.retry' })}
        >
          {t('chat.chatSearch.failed')}
        </RetryCallout>
      )}
      {canLoadMore && (
        <Sentinel mark={found.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
    </>
  );
}
