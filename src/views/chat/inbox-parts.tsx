import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Chat, ChatKind } from '#machines/chat/chat.types.ts';
import type { InboxRef } from '#machines/chat/messages.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Compass, Inbox } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { LinkRows } from '#src/ui/lists/link-rows.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Sentinel } from '#src/ui/lists/sentinel.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './inbox.module.css';

/** The shape of a chat that is on its way. */
export function ChatSkeleton() {
  return (
    <div className={css.row}>
      <Skeleton shape="circle" width="44px" height="44px" />
      <span className={css.words}>
        <Skeleton lines={2} />
      </span>
    </div>
  );
}

/** Placeholder of an empty list of chats. */
function EmptyInbox({ kind }: { kind: ChatKind }) {
  const { t } = useText();
  if (kind !== 'all')
    return (
      <EmptyState icon={Inbox} title={t('chat.inbox.emptyKindTitle')}>
        {t('chat.inbox.emptyKindText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Inbox}
      title={t('chat.inbox.emptyTitle')}
      actions={
        <Link look="primary" icon={Compass} href={href('explore')}>
          {t('chat.inbox.explore')}
        </Link>
      }
    >
      {t('chat.inbox.emptyText')}
    </EmptyState>
  );
}

/** One row of a list of chats; `isStop`: Tab comes to it. */
export type DrawChat = (chat: Chat, isStop: boolean) => ReactNode;

const lists = ['loading', 'failed', 'empty', 'loadingMore', 'interrupted'] as const;

/** The chats of one kind, and how they go on. */
export function InboxList({
  actor,
  chats,
  current,
  draw,
}: {
  actor: InboxRef;
  /** Chats shown in the list. */
  chats: readonly Chat[];
  /** Id of the chat that is open beside the list. */
  current: number | undefined;
  draw: DrawChat;
}) {
  const { t } = useText();
  const kind = useSelector(actor, ({ context }) => context.kind);
  const isBehind = useSelector(actor, ({ context }) => context.tries > 0);
  const phase = useSelector(actor, (state) => lists.find((list) => state.matches({ list })));
  const canLoadMore = useSelector(actor, (state) => state.can({ type: 'end.approach' }));
  const retry = {
    retry: t('chat.inbox.retry'),
    onRetry: () => actor.send({ type: 'list.retry' }),
  };
  return (
    <>
      {phase === 'loading' && (
        <Loading label={t('chat.inbox.loading')}>
          <ChatSkeleton />
          <ChatSkeleton />
          <ChatSkeleton />
        </Loading>
      )}
      {phase === 'failed' && (
        <RetryCallout tone="negative" {...retry}>
          {t('chat.inbox.failed')}
        </RetryCallout>
      )}
      {phase === 'empty' && <EmptyInbox kind={kind} />}
      {isBehind && <Callout tone="caution">{t('chat.inbox.behind')}</Callout>}
      {chats.length > 0 && (
        <LinkRows label={t('chat.inbox.label')} rows={chats} current={current}>
          {draw}
        </LinkRows>
      )}
      {phase === 'loadingMore' && (
        <Loading label={t('chat.inbox.loading')}>
          <ChatSkeleton />
        </Loading>
      )}
      {phase === 'interrupted' && (
        <RetryCallout tone="caution" {...retry}>
          {t('chat.inbox.interrupted')}
        </RetryCallout>
      )}
      {canLoadMore && (
        <Sentinel mark={chats.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
    </>
  );
}
