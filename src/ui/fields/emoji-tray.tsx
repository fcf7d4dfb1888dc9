import { useId, useState, type ReactNode, type RefObject } from 'react';
import type { EmojiPanelProps } from './emoji-panel.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Smile } from '../style/icons.ts';
import { insertText } from './insert-text.ts';
import { lazyView } from '../loading/lazy-view.tsx';
import { LiveRegion } from '../focus/live-region.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { useText } from '../texts/text.tsx';

const Panel = lazyView(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

/**
 * Emoji for a field: a button, and the panel that it opens, for the field to lay out. They go where
 * the caret is, several in a row; closing gives the field the focus.
 */
export function useEmojiTray(
  field: RefObject<HTMLTextAreaElement | null>,
  disabled = false,
): { button: ReactNode; tray: ReactNode } {
  const { t } = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState('');
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const insert = (emoji: string) => {
    if (!field.current) return;
    insertText(field.current, emoji);
    setAdded(t('ui.emojiField.added', { emoji }));
  };
  const panel: EmojiPanelProps = { id, onChoose: insert, onClose: close };
  return {
    button: (
      <>
        <IconButton
          icon={Smile}
          label={t('ui.emojiField.open')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={disabled}
          onClick={() => (isOpen ? close() : setOpen(true))}
        />
        <LiveRegion>{added}</LiveRegion>
      </>
    ),
    tray: isOpen && <Panel {...panel} waiting={<Spinner label={t('ui.loading.loading')} />} />,
  };
}
