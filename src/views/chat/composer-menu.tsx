import { useSelector } from '@xstate/react';
import type { ComposerRef } from '#machines/chat/chat-sessions.types.ts';
import { useFilePicker } from '#src/ui/fields/file-intake.tsx';
import { Clock, Library, Paperclip, Plus, Tag } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Menu before the field: attach pictures and videos, from here or the library, a price, a reminder. */
export function ComposerMenu({
  actor,
  name,
  onRemind,
}: {
  actor: ComposerRef;
  /** The other one's; null where it is not known. */
  name: string | null;
  onRemind?: (() => void) | undefined;
}) {
  const { t } = useText();
  const price = useSelector(actor, ({ context }) => context.price);
  const isAsked = useSelector(actor, (state) => state.matches('unproved'));
  const isFree = price === null;
  const picker = useFilePicker({
    accept: 'image/*,video/*',
    thenTo: 'message',
    onChoose: (files) => actor.send({ type: 'files.attach', files }),
  });
  const attach = { id: 'attach', label: t('chat.attachedFiles.button'), icon: Paperclip } as const;
  const hasRoom = () => actor.getSnapshot().can({ type: 'library.ask', name });
  const library = {
    id: 'library',
    label: t('chat.attachedFiles.library'),
    icon: Library,
  } as const;
  const ask = {
    id: isFree ? 'price.open' : 'price.remove',
    label: t(isFree ? 'chat.pricePart.open' : 'chat.pricePart.remove'),
    icon: Tag,
  } as const;
  const remind = { id: 'remind', label: t('chat.reminder.ask'), icon: Clock } as const;
  return (
    <>
      <MenuButton
        label={t('chat.composer.more')}
        icon={Plus}
        items={() => [
          attach,
          ...(hasRoom() ? [library] : []),
          ...(isAsked ? [] : [ask]),
          ...(onRemind ? [remind] : []),
        ]}
        onSelect={(id) => {
          if (id === 'attach') picker.open();
          else if (id === 'library') actor.send({ type: 'library.ask', name });
          else if (id === 'remind') onRemind?.();
          else actor.send({ type: id });
        }}
      />
      {picker.input}
    </>
  );
}
