import { memo } from 'react';
import type { Message } from '#machines/chat/chat.types.ts';
import { Check, CheckCheck } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { LinkedText } from '#src/ui/texts/linked-text.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { LogMarks, type LogMarksProps } from './log-marks.tsx';
import { MessageMedia } from './message-media.tsx';
import { MessageMenu, type MessageActions } from './message-menu.tsx';
import { LockedSection, PaidNote } from './paid-section.tsx';
import css from './message.module.css';

interface Props extends LogMarksProps {
  message: Message;
  /** Author's name, which a screen reader reads first. */
  name: string;
  isMine: boolean;
  isRead: boolean;
  /** True if it joins the group above; likewise `joinsBelow`, which then shows the time. */
  joinsAbove: boolean;
  joinsBelow: boolean;
  /** The keyboard is on it. */
  isCurrent: boolean;
  onPictureFail: (id: number) => void;
  onMediaOpen: (message: Message, hash: string) => void;
  onUnlock: (message: Message) => void;
  onPreview: (message: Message) => void;
  /** Name of the other person in the chat. */
  other: string;
  /** Null where nothing can be done with a message. */
  messageActions: MessageActions | null;
  /** During a burst of messages the menu is not rendered. */
  isHasty: boolean;
}

/** Message of the log: name and text first, time and state after them. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, name, isMine, isRead, onUnlock, onPreview, other, messageActions } = props;
  const { t, time } = useText();
  const { joinsAbove, joinsBelow, onPictureFail, onMediaOpen } = props;
  const foot = (
    <>
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
    </>
  );
  return (
    <>
      <LogMarks day={props.day} isFirstNew={props.isFirstNew} at={message.createdAt} />
      <div
        className={css.line}
        data-mine={isMine}
        data-above={joinsAbove || undefined}
        data-below={joinsBelow || undefined}
      >
        <article className={isMine ? css.mine : css.theirs}>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {message.isLocked && <LockedSection {...{ message, onUnlock, onPreview }} />}
          {!message.isLocked && message.media.length > 0 && (
            <MessageMedia {...{ message, name, onPictureFail, onMediaOpen }} />
          )}
          {message.text ? (
            <LinkedText className={css.text ?? ''} end={<span className={css.foot}>{foot}</span>}>
              {message.text}
            </LinkedText>
          ) : (
            <p className={css.foot}>{foot}</p>
          )}
        </article>
        {messageActions && !props.isHasty && (
          <MessageMenu {...{ message, isMine, other, messageActions }} isStop={props.isCurrent} />
        )}
      </div>
    </>
  );
});
