import type { Message } from '#machines/chat/chat.types.ts';
import { Trash } from '#src/ui/icons.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';

export interface MessageDeeds {
  readonly erase: (id: number, bothSides: boolean) => void;
}

/** What may be done with one message; each deletion says what the other one is left with. */
export function MessageMenu({
  message,
  isMine,
  other,
  deeds,
}: {
  message: Message;
  isMine: boolean;
  other: string;
  deeds: MessageDeeds;
}) {
  const { t } = useText();
  const items = () => {
    const params = { name: other };
    const forMe = {
      id: 'forMe' as const,
      label: t('chat.erasure.forMe', params),
      icon: Trash,
    };
    const forBoth = {
      id: 'forBoth' as const,
      label: t('chat.erasure.forBoth', params),
      icon: Trash,
      tone: 'negative' as const,
    };
    return isMine ? [forMe, forBoth] : [forMe];
  };
  return (
    <MenuButton
      label={t('chat.erasure.actions')}
      items={items}
      onSelect={(id) => deeds.erase(message.id, id === 'forBoth')}
    />
  );
}
