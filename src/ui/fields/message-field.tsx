import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Command } from '#src/commands.ts';
import { arrivalOf } from '../focus/arrival-heading.tsx';
import { useEmojiTray } from './emoji-tray.tsx';
import css from './message-field.module.css';
import { Textarea } from './textarea.tsx';

/** Touch keyboards have one Enter, for new lines: a button sends. */
const isTouched = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** True if Enter sends: always with Ctrl or Cmd, never while an input method composes. */
const isSending = (event: KeyboardEvent): boolean => {
  // 229: some browsers report the Enter that ends a word only after the composition.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !event.shiftKey && !event.altKey && !isTouched();
};

/**
 * Text area for messages: grows with its text; Enter sends, Shift+Enter starts a line (on touch
 * screens Enter does), emoji are inserted at the caret.
 */
export function MessageField({
  label,
  placeholder,
  value,
  help,
  error,
  before,
  tools,
  action,
  takesFocus = false,
  isFirstStop = false,
  isArrival = false,
  command,
  onInput,
  onSend,
  onUp,
  onLeave,
}: {
  label: string;
  placeholder: string;
  value: string;
  help?: ReactNode;
  error?: string | undefined;
  /** The button before the field. */
  before?: ReactNode;
  /** Buttons below the field. */
  tools?: ReactNode;
  /** The button that sends. */
  action?: ReactNode;
  onInput: (text: string) => void;
  onSend: () => void;
  /** Takes the focus on mount, with the caret at the end. */
  takesFocus?: boolean;
  /** Takes the focus instead of the button before it when the focused element is removed. */
  isFirstStop?: boolean;
  /** Takes the focus when its screen opens, where there is room. */
  isArrival?: boolean;
  /** Keyboard command that focuses it. */
  command?: Command;
  /** Arrow up, while nothing is written. */
  onUp?: () => void;
  /** Escape. */
  onLeave?: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { button, tray } = useEmojiTray(field);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key } = event;
    const act =
      (key === 'ArrowUp' && value === '' && onUp) ||
      (key === 'Escape' && !event.nativeEvent.isComposing && onLeave) ||
      (isSending(event) && onSend);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={css.box}>
      {tray && <div className={css.tray}>{tray}</div>}
      <div className={css.line}>
        {before}
        <div className={css.field}>
          <Textarea
            ref={field}
            name="message"
            label={label}
            labelHidden
            placeholder={placeholder}
            rows={1}
            grows
            autoFocus={takesFocus}
            command={command}
            data-autofocus={isFirstStop ? '' : undefined}
            {...arrivalOf(isArrival)}
            value={value}
            help={help}
            error={error}
            onInput={onInput}
            onKeyDown={press}
            after={<span className={css.emoji}>{button}</span>}
          />
        </div>
        {action}
      </div>
      {tools && <div className={css.tools}>{tools}</div>}
    </div>
  );
}
