import type { KeyboardEvent } from 'react';
import { Textarea } from './textarea.tsx';

/**
 * Where a message is written: grows with it, Enter sends, Shift+Enter starts a line, and the Enter
 * that ends a word of an input method does neither.
 */
export function MessageField({
  label,
  placeholder,
  value,
  error,
  onInput,
  onSend,
}: {
  label: string;
  placeholder: string;
  value: string;
  error?: string | undefined;
  onInput: (text: string) => void;
  onSend: () => void;
}) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Textarea
      name="message"
      label={label}
      labelHidden
      placeholder={placeholder}
      rows={1}
      grows
      value={value}
      error={error}
      onInput={onInput}
      onKeyDown={press}
    />
  );
}
