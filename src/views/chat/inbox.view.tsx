import { useSelector } from '@xstate/react';
import type { Chat, ChatKind } from '#machines/chat/chat.types.ts';
import type { ChatAsk, InboxRef } from '#machines/chat/messages.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ChoicePills } from '#src/ui/choice-pills.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { ScrollPane } from '#src/ui/scroll-pane.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { lazyView } from '#src/ui/lazy-view.tsx';
import { useText } from '#src/ui/text.tsx';
import { ChatRow } from './chat-row.tsx';
import { SearchField } from './search-field.tsx';
import { ChatBones, EmptyInbox } from './inbox-parts.tsx';
import css from './inbox.module.css';

const ChatFound = lazyView(async () => (await import('./chat-found.tsx')).ChatFound);
const ChatDeletionView = lazyView(
  async () => (await import('./chat-deletion.view.tsx')).ChatDeletionView,
);

interface Props {
  actor: InboxRef;
  /** The person whose chat is open beside the list. */
  current?: number | undefined;
  onAsk?: (ask: ChatAsk) => void;
}

const kinds: readonly ChatKind[] = ['all', 'unread', 'subscribers', 'subscriptions'];

/** The list of chats in every state of its chart; `current` marks the one that is open beside it. */
export function InboxView({ actor, current, onAsk }: Props) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { kind, viewerId, search, openChats, tries } = state.context;
  const { hidden, chatDeletions, drafts, unsent, reminders } = useSelector(
    openChats,
    (snapshot) => snapshot.context,
  );
  const notes = useSelector(reminders, (snapshot) => snapshot.context.reminders);
  const isSearching = useSelector(search, (snapshot) => !snapshot.matches('resting'));
  const isShown = ({ withUserId, chatType }: Chat) =>
    !hidden.some((one) => one.withUserId === withUserId && one.chatType === chatType);
  const chats = state.context.chats.filter(isShown);
  const retry = (
    <Button onClick={() => actor.send({ type: 'list.retry' })}>{t('chat.inbox.retry')}</Button>
  );
  const isLoading = state.matches({ list: 'loading' });
  const draw = (chat: Chat) =>
    isShown(chat) && (
      <ChatRow
        key={chat.id}
        chat={chats.find(({ id }) => id === chat.id) ?? chat}
        viewerId={viewerId}
        current={chat.withUserId === current}
        isUnsent={unsent.includes(`${chat.withUserId}:${chat.chatType}`)}
        draft={drafts[`${chat.withUserId}:${chat.chatType}`]}
        reminder={notes.find(
          ({ withUserId, chatType }) =>
            withUserId === chat.withUserId && chatType === chat.chatType,
        )}
        onAsk={onAsk}
      />
    );
  const rows = (
    <>
      {isLoading && (
        <Loading label={t('chat.inbox.loading')}>
          <ChatBones />
          <ChatBones />
          <ChatBones />
        </Loading>
      )}
      {state.matches({ list: 'failed' }) && (
        <Callout tone="negative" actions={retry}>
          {t('chat.inbox.failed')}
        </Callout>
      )}
      {state.matches({ list: 'empty' }) && <EmptyInbox kind={kind} />}
      {tries > 0 && <Callout tone="caution">{t('chat.inbox.behind')}</Callout>}
      {chats.length > 0 && (
        <ul className={css.list} aria-label={t('chat.inbox.label')}>
          {chats.map(draw)}
        </ul>
      )}
      {state.matches({ list: 'loadingMore' }) && (
        <Loading label={t('chat.inbox.loading')}>
          <ChatBones />
        </Loading>
      )}
      {state.matches({ list: 'interrupted' }) && (
        <Callout tone="caution" actions={retry}>
          {t('chat.inbox.interrupted')}
        </Callout>
      )}
      {state.can({ type: 'end.approach' }) && (
        <Sentinel mark={chats.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
    </>
  );
  return (
    <div className={css.inbox}>
      <SearchField actor={search} known={chats} />
      <ChoicePills
        label={t('chat.inbox.kinds.label')}
        choices={kinds.map((value) => ({ value, label: t(`chat.inbox.kinds.${value}`) }))}
        value={kind}
        onChoose={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })}
      />
      {Object.entries(chatDeletions).map(([key, chatDeletion]) => (
        <ChatDeletionView key={key} actor={chatDeletion} />
      ))}
      <ScrollPane name="chats">
        {isSearching ? <ChatFound actor={search} draw={draw} /> : rows}
      </ScrollPane>
    </div>
  );
}
