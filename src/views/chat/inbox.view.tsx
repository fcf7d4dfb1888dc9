import { shallowEqual, useSelector } from '@xstate/react';
import type { Chat, ChatKind } from '#machines/chat/chat.types.ts';
import type { ChatAsk, InboxRef } from '#machines/chat/messages.types.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { ScrollPane } from '#src/ui/lists/scroll-pane.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChatRow } from './chat-row.tsx';
import { InboxList } from './inbox-parts.tsx';
import { SearchField } from './search-field.tsx';
import css from './inbox.module.css';
import { ChatFound } from './chat-found.tsx';
import { ChatDeletionView } from './chat-deletion.view.tsx';

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
  const kind = useSelector(actor, ({ context }) => context.kind);
  const viewerId = useSelector(actor, ({ context }) => context.viewerId);
  const search = useSelector(actor, ({ context }) => context.search);
  const chatSessions = useSelector(actor, ({ context }) => context.chatSessions);
  const listed = useSelector(actor, ({ context }) => context.chats);
  const { hidden, chatDeletions, drafts, unsent, reminders } = useSelector(
    chatSessions,
    ({ context: { hidden, chatDeletions, drafts, unsent, reminders } }) => ({
      hidden,
      chatDeletions,
      drafts,
      unsent,
      reminders,
    }),
    shallowEqual,
  );
  const notes = useSelector(reminders, (snapshot) => snapshot.context.reminders);
  const isSearching = useSelector(search, (snapshot) => !snapshot.matches('resting'));
  const isShown = ({ withUserId, chatType }: Chat) =>
    !hidden.some((one) => one.withUserId === withUserId && one.chatType === chatType);
  const chats = listed.filter(isShown);
  const open = chats.find(({ withUserId }) => withUserId === current)?.id;
  const draw = (chat: Chat, isStop: boolean) => (
    <ChatRow
      key={chat.id}
      chat={chats.find(({ id }) => id === chat.id) ?? chat}
      viewerId={viewerId}
      current={chat.withUserId === current}
      isStop={isStop}
      isUnsent={unsent.includes(`${chat.withUserId}:${chat.chatType}`)}
      draft={drafts[`${chat.withUserId}:${chat.chatType}`]}
      reminder={notes.find(
        ({ withUserId, chatType }) => withUserId === chat.withUserId && chatType === chat.chatType,
      )}
      onAsk={onAsk}
    />
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
        {isSearching ? (
          <ChatFound actor={search} {...{ current: open, isShown, draw }} />
        ) : (
          <InboxList actor={actor} {...{ chats, current: open, draw }} />
        )}
      </ScrollPane>
    </div>
  );
}
