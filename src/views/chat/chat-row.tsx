import { memo } from 'react';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { ChatAsk } from '#machines/chat/messages.types.ts';
import type { Reminder } from '#machines/chat/reminders.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { CountBadge } from '#src/ui/style/badge.tsx';
import { Bell, CircleAlert } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { ShortTime } from '#src/ui/texts/short-time.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { ChatPills } from './chat-pills.tsx';
import css from './inbox.module.css';
import { useNoticeText } from './notice-text.ts';

/** One chat of the list: who, what was said last, when, and how much of it is new. */
export const ChatRow = memo(function ChatRow({
  chat,
  viewerId,
  current,
  isStop,
  isUnsent = false,
  draft = '',
  reminder,
  onAsk,
}: {
  chat: Chat;
  viewerId: number;
  current: boolean;
  /** Tab comes to it, of all rows of the list. */
  isStop: boolean;
  /** Reminder set for this chat. */
  reminder?: Reminder | undefined;
  /** A message in it was not sent; shown while the chat is not open. */
  isUnsent?: boolean;
  /** The unsent draft; shown while the chat is not open. */
  draft?: string | undefined;
  /** Asks for something else than reading; without it there is no menu. */
  onAsk?: ((ask: ChatAsk) => void) | undefined;
}) {
  const { t, plural } = useText();
  const sayNotice = useNoticeText();
  const isSystem = chat.chatType === 1;
  const name = isSystem ? t('chat.conversation.system') : chat.person.displayName;
  const last = chat.lastMessage;
  const said = () => {
    // A server may say that there is a last message, and not which.
    if (!last) return chat.lastMessageId === null ? t('chat.inbox.none') : '';
    if (last.notice) return sayNotice(last.notice);
    if (last.text) return last.text;
    if (last.isLocked) return t('chat.inbox.locked');
    return last.media.length > 0 ? t('chat.inbox.media') : '';
  };
  const shown = current ? '' : draft;
  const words = said();
  const isOwn = last?.authorId === viewerId && words !== '';
  const preview = isOwn ? t('chat.inbox.own', { text: words }) : words;
  return (
    <li className={css.item}>
      <Link
        look="bare"
        className={css.row ?? ''}
        href={href('conversation', { withUserId: chat.withUserId })}
        current={current}
        tabIndex={isStop ? 0 : -1}
      >
        {isSystem ? (
          <span className={css.bell}>
            <Icon of={Bell} />
          </span>
        ) : (
          <Avatar name={name} src={chat.person.profilePhoto} />
        )}
        <span className={css.words}>
          <span className={css.line}>
            <span className={css.name}>{isSystem ? name : <PersonName of={chat.person} />}</span>
            {last && <ShortTime className={css.time ?? ''} value={last.createdAt} />}
          </span>
          <span className={css.line}>
            <span className={css.preview} data-excerpt dir="auto">
              {isUnsent && !current && (
                <span className={css.unsent}>
                  <Icon of={CircleAlert} size={14} /> {t('chat.inbox.unsent')}
                </span>
              )}{' '}
              {shown === '' ? (
                preview
              ) : (
                <>
                  <span className={css.draft}>{t('chat.inbox.draft')}</span> {shown}
                </>
              )}
            </span>
            <CountBadge
              count={chat.unreadCount}
              label={plural('chat.inbox.unread', chat.unreadCount)}
            />
          </span>
          {!isSystem && <ChatPills chat={chat} reminder={reminder} />}
        </span>
      </Link>
      {onAsk && <ChatMenu chat={chat} onAsk={onAsk} isStop={false} />}
    </li>
  );
});
