import { useId, useRef, useState, type ComponentProps } from 'react';
import css from './emoji-field.module.css';
import type { EmojiPanelProps } from './emoji-panel.tsx';
import { IconButton } from './icon-button.tsx';
import { Smile } from './icons.ts';
import { late } from './late.tsx';
import { LiveRegion } from './live-region.tsx';
import { Spinner } from './spinner.tsx';
import { useText } from './text.tsx';
import { Textarea } from './textarea.tsx';

const Panel = late(async () => (await import('./emoji-panel.tsx')).EmojiPanel);

/** Several lines of text with emoji at hand; they go where the caret is, several in a row. */
export function EmojiField(props: Omit<ComponentProps<typeof Textarea>, 'ref'>) {
  const { t } = useText();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState('');
  const insert = (emoji: string) => {
    const area = text.current;
    if (!area) return;
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    setAdded(t('controls.emoji.added', { emoji }));
  };
  const close = () => {
    setOpen(false);
    text.current?.focus();
  };
  const panel: EmojiPanelProps = { id, onChoose: insert, onClose: close };
  return (
    <div className={css.field}>
      <Textarea {...props} ref={text} />
      <IconButton
        icon={Smile}
        label={t('controls.emoji.open')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={props.disabled ?? false}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <div className={css.tray}>
          <Panel props={panel} waiting={<Spinner label={t('ui.loading')} />} />
        </div>
      )}
      <LiveRegion>{added}</LiveRegion>
    </div>
  );
}
