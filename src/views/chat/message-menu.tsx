import type { Message } from '#machines/chat/chat.types.ts';
import { Copy, Pencil, Trash } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';

export interface MessageActions {
  readonly erase: (id: number, bothSides: boolean) => void;
  readonly edit: (message: Message) => void;
  readonly canEdit: (message: Message) => boolean;
}

/** Menu of one message; each deletion says what the other person keeps. */
export function MessageMenu({
  message,
  isMine,
  other,
  messageActions,
  isStop,
}: {
  message: Message;
  isMine: boolean;
  other: string;
  messageActions: MessageActions;
  /** The keyboard is on this message. */
  isStop: boolean;
}) {
  const { t, time } = useText();
  const params = { name: other };
  const whose = isMine ? 'chat.messageDeletion.actionsOwn' : 'chat.messageDeletion.actions';
  const label =
    message.createdAt === ''
      ? t('chat.messageDeletion.actionsUndated')
      : t(whose, { ...params, at: time(message.createdAt) });
  const items = () => {
    const forMe = {
      id: 'forMe' as const,
      label: t('chat.messageDeletion.forMe', params),
      icon: Trash,
    };
    const forBoth = {
      id: 'forBoth' as const,
      label: t('chat.messageDeletion.forBoth', params),
      icon: Trash,
      tone: 'negative' as const,
    };
    const stays = {
      id: 'forBoth' as const,
      label: t('chat.messageDeletion.stays'),
      icon: Trash,
      disabled: true,
    };
    const edit = { id: 'edit' as const, label: t('chat.messageRow.edit'), icon: Pencil };
    const copy = {
      id: 'copy' as const,
      label: t('chat.messageRow.copy'),
      icon: Copy,
      copies: message.text ?? '',
    };
    return [
      ...(messageActions.canEdit(message) ? [edit] : []),
      ...(message.text ? [copy] : []),
      forMe,
      ...(isMine ? [message.isPurchased ? stays : forBoth] : []),
    ];
  };
  return (
    <MenuButton
      label={label}
      items={items}
      isStop={isStop}
      onSelect={(id) => {
        if (id === 'edit') messageActions.edit(message);
        else if (id !== 'copy') messageActions.erase(message.id, id === 'forBoth');
      }}
    />
  );
}
