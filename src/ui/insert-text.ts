/**
 * Puts text where the caret of a field is, as if it were typed: one step of undo, heard as input. The
 * focus is where it was afterwards; a caret in the field goes behind what was put there.
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
