import { memo } from 'react';
import type { Message } from '#machines/chat/chat.types.ts';
import { Check, CheckCheck } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { LinkedText } from '#src/ui/texts/linked-text.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { MessageMedia } from './message-media.tsx';
import { MessageMenu, type MessageActions } from './message-menu.tsx';
import { NoticeSection } from './notice-section.tsx';
import { LockedSection, PaidNote } from './paid-section.tsx';
import css from './message.module.css';

interface Props {
  message: Message;
  /** Author's name, which a screen reader reads first. */
  name: string;
  isMine: boolean;
  isRead: boolean;
  /** Heading of the day, above its first message; else null. */
  day: string | null;
  /** The first of those that were new when the chat was opened. */
  isFirstNew: boolean;
  /** True if it joins the group above; likewise `joinsBelow`, which then shows the time. */
  joinsAbove: boolean;
  joinsBelow: boolean;
  /** The keyboard is on it. */
  isCurrent: boolean;
  onPictureFail: (id: number) => void;
  onUnlock: (message: Message) => void;
  /** Name of the other person in the chat. */
  other: string;
  /** Null where nothing can be done with a message. */
  messageActions: MessageActions | null;
  /** During a burst of messages the menu is not rendered; its place is kept. */
  isHasty: boolean;
}

/** Message of the log: name and text first, time and state after them. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, name, isMine, isRead, onPictureFail, onUnlock, other, messageActions } = props;
  const { t, time } = useText();
  const { joinsAbove, joinsBelow } = props;
  return (
    <>
      {props.day !== null && (
        <p className={css.day}>
          <time dateTime={message.createdAt.slice(0, 10)}>{props.day}</time>
        </p>
      )}
      {props.isFirstNew && <p className={css.fresh}>{t('chat.conversation.fresh')}</p>}
      <div
        className={css.line}
        data-mine={isMine}
        data-above={joinsAbove || undefined}
        data-below={joinsBelow || undefined}
      >
        <article className={isMine ? css.mine : css.theirs}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {message.isLocked && <LockedSection message={message} onUnlock={onUnlock} />}
          {!message.isLocked && message.media.length > 0 && (
            <MessageMedia {...{ message, name, onPictureFail }} />
          )}
          {message.notice && <NoticeSection notice={message.notice} />}
          {message.text && !message.notice && (
            <LinkedText className={css.text ?? ''}>{message.text}</LinkedText>
          )}
          <p className={css.foot}>
            <PaidNote message={message} isMine={isMine} />
            {message.editedAt && <span>{t('chat.messageRow.edited')}</span>}
            {!joinsBelow && (
              <>
                {message.createdAt !== '' && (
                  <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
                )}
                {isMine && (
                  <Icon
                    of={isRead ? CheckCheck : Check}
                    size={14}
                    label={t(isRead ? 'chat.messageRow.read' : 'chat.messageRow.sent')}
                  />
                )}
              </>
            )}
          </p>
        </article>
        {messageActions && props.isHasty && <span className={css.place} />}
        {messageActions && !props.isHasty && (
          <MessageMenu {...{ message, isMine, other, messageActions }} isStop={props.isCurrent} />
        )}
      </div>
    </>
  );
});
