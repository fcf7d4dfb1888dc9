import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import { MessageList } from '#src/ui/messages/message-list.tsx';
import { ReadSentinel } from '#src/ui/lists/read-sentinel.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './conversation.module.css';
import { useMessageActions, useRowAsks } from './message-actions.ts';
import { dayWords } from './day-texts.ts';
import { EchoRow } from './echo-row.tsx';
import { ErasedRow } from './erased-row.tsx';
import { firstFresh, newestOfOther } from './log-places.ts';
import { rowsOf } from './groups.ts';
import { MessageRow } from './message-row.tsx';
import { NoticeRow } from './notice-row.tsx';
import { LogRegion } from './log-region.tsx';

interface Props {
  actor: ActorRefFrom<typeof conversationMachine>;
  name: string;
  /** Content above the oldest message. */
  start: ReactNode;
}

const nothing: readonly OutboxItem[] = [];

/** The messages of a chat with what is still on its way below them. */
export function ConversationLog({ actor, name, start }: Props) {
  const texts = useText();
  const { t, plural } = texts;
  const view = useSelector(actor, ({ context }) => context.view);
  const viewerId = useSelector(actor, ({ context }) => context.viewerId);
  const composer = useSelector(actor, ({ context }) => context.composer);
  const peerReadId = useSelector(actor, ({ context }) => context.peerReadId);
  const fresh = useSelector(actor, ({ context }) => context.fresh);
  const before = useSelector(actor, ({ context }) => context.before);
  const today = useSelector(actor, ({ context }) => context.today);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const outbox = useSelector(composer ?? undefined, (snapshot) => snapshot?.context.outbox);
  const items = useSelector(outbox, (snapshot) => snapshot?.context.items);
  const submitted = useSelector(outbox, (snapshot) => snapshot?.context.nextLocalId ?? 0);
  const { messageActions, messageDeletion, isErased } = useMessageActions(composer);
  const { store } = view;
  const pending = (items ?? nothing).filter(({ key }) => key === null || !store.hasKey(key));
  const asks = useRowAsks(actor);
  const mark = firstFresh({ view, fresh, before, viewerId });
  const { keyOf, joinsAbove, isFirstOfDay } = rowsOf({ store, pending, viewerId, isErased, mark });
  const renderRow = (index: number, isCurrent: boolean, isHasty: boolean): ReactNode => {
    const message = store.at(index);
    if (!message) {
      const item = pending[index - store.count];
      return item && outbox ? (
        <EchoRow item={item} outbox={outbox} joinsAbove={joinsAbove(index)} />
      ) : null;
    }
    const at = message.createdAt;
    const day = isFirstOfDay(index) ? dayWords(texts, at, today) : null;
    const marks = { day, isFirstNew: index === mark };
    if (message.notice) return <NoticeRow notice={message.notice} at={at} {...marks} />;
    const isMine = message.authorId === viewerId;
    if (messageDeletion && isErased(message.id))
      return <ErasedRow messageDeletion={messageDeletion} id={message.id} isMine={isMine} />;
    return (
      <MessageRow
        message={message}
        name={isMine ? t('chat.messageRow.you') : name}
        isMine={isMine}
        isRead={isMine && message.id <= peerReadId}
        {...marks}
        joinsAbove={joinsAbove(index)}
        joinsBelow={joinsAbove(index + 1)}
        isCurrent={isCurrent}
        isHasty={isHasty}
        {...asks}
        other={name}
        messageActions={messageActions}
      />
    );
  };
  const newest = newestOfOther(store.count, (index) => store.at(index), viewerId);
  const rows = store.count + pending.length;
  return (
    <>
      {rows === 0 && <div className={css.blank} />}
      {rows > 0 && (
        <MessageList
          label={t('chat.conversation.log', { name })}
          count={rows}
          keyOf={keyOf}
          renderRow={renderRow}
          onNearStart={() => actor.send({ type: 'start.approach' })}
          start={start}
          end={
            newest && (
              <ReadSentinel
                mark={newest.id}
                onSeen={() => actor.send({ type: 'message.seen', id: newest.id })}
              />
            )
          }
          pin={submitted}
          leaveTo="message"
          mark={mark}
          upLabel={plural('chat.conversation.below', fresh?.count ?? 0)}
          downLabel={(below) =>
            below > 0 ? plural('chat.conversation.below', below) : t('chat.conversation.latest')
          }
        />
      )}
      {isOpen && <LogRegion actor={actor} name={name} pending={pending} />}
    </>
  );
}
