import type { Chat } from '#machines/chat/chat.types.ts';
import type { ChatAsk } from '#machines/chat/messages.types.ts';
import { Ban, Clock, Flag, Trash } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Overflow menu of a chat. */
export function ChatMenu({
  chat,
  onAsk,
  isStop = true,
}: {
  chat: Chat;
  onAsk: (ask: ChatAsk) => void;
  /** Reached by Tab. */
  isStop?: boolean;
}) {
  const { t } = useText();
  const isSystem = chat.chatType === 1;
  const name = isSystem ? { word: t('chat.conversation.system') } : chat.person.displayName;
  return (
    <MenuButton
      label={t('chat.chatMenu.label', { name })}
      isStop={isStop}
      items={() =>
        isSystem
          ? [{ id: 'chatDeletion.ask' as const, label: t('chat.chatMenu.clear'), icon: Trash }]
          : [
              { id: 'reminder.ask' as const, label: t('chat.reminder.ask'), icon: Clock },
              ...(chat.relationFlags.isBanned
                ? []
                : [{ id: 'ban.ask' as const, label: t('chat.chatMenu.ban'), icon: Ban }]),
              { id: 'complaint.ask' as const, label: t('chat.chatMenu.report'), icon: Flag },
              {
                id: 'chatDeletion.ask' as const,
                label: t('chat.chatMenu.delete'),
                icon: Trash,
                tone: 'negative' as const,
              },
            ]
      }
      onSelect={(type) => onAsk({ type, chat })}
    />
  );
}
