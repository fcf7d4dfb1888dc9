import { useRef, type FocusEvent, type FormEvent } from 'react';

type Written = HTMLInputElement | HTMLTextAreaElement;

const unwritten = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'hidden',
  'file',
  'range',
  'search',
]);
const isWritten = (target: unknown): target is Written =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !unwritten.has(target.type));

/**
 * Reports whether leaving would lose typed text: any field that does not hold what it
 * held when the focus first came to it. Choices are not counted: they cost nothing to make again.
 */
export function useUnsentInput(onEdit: ((isUnsent: boolean) => void) | undefined) {
  const before = useRef(new Map<Written, string>());
  const reported = useRef(false);
  const remember = ({ target }: FocusEvent) => {
    if (isWritten(target) && !before.current.has(target)) before.current.set(target, target.value);
  };
  const weigh = ({ target }: FormEvent) => {
    if (isWritten(target) && !before.current.has(target)) before.current.set(target, '');
    const isUnsent = [...before.current].some(
      ([field, value]) => field.isConnected && field.value !== value,
    );
    if (isUnsent === reported.current) return;
    reported.current = isUnsent;
    onEdit?.(isUnsent);
  };
  return { onFocusCapture: remember, onInput: weigh };
}
