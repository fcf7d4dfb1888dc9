import { useRef, type ComponentProps } from 'react';
import css from './emoji-field.module.css';
import { useEmojiTray } from './emoji-tray.tsx';
import { Textarea } from './textarea.tsx';

/** Several lines of text with emoji at hand. */
export function EmojiField(props: Omit<ComponentProps<typeof Textarea>, 'ref'>) {
  const text = useRef<HTMLTextAreaElement>(null);
  const { button, tray } = useEmojiTray(text, props.disabled);
  return (
    <div className={css.field}>
      <Textarea {...props} ref={text} />
      {button}
      {tray && <div className={css.tray}>{tray}</div>}
    </div>
  );
}
