/**
 * Inserts text at the caret of a field as if it were typed: one undo step and an `input` event. The
 * focus is restored afterwards; a caret in the field moves behind the inserted text.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps what can be undone
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    activeElement.focus({ preventScroll: true });
}
