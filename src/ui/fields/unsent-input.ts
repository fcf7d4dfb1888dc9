import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';

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

const dateParts = '[data-scope=date-input][data-part=segment-group]';

/** Returns the text field, or the whole date field of a typed part; null for other targets. */
const writtenAt = (target: unknown): HTMLElement | null => {
  if (target instanceof HTMLInputElement) return unwritten.has(target.type) ? null : target;
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof Element ? target.closest<HTMLElement>(dateParts) : null;
};
const textOf = (field: HTMLElement): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '');

/**
 * Reports whether leaving would lose typed text: any field on the page that does not hold what it
 * held when the focus first came to it. Choices are not counted: they cost nothing to make again.
 */
export function useUnsentInput(
  place: RefObject<HTMLElement | null>,
  onEdit: ((isUnsent: boolean) => void) | undefined,
) {
  const before = useRef(new Map<HTMLElement, string>());
  const reported = useRef(false);
  const weigh = useCallback(() => {
    const isUnsent = [...before.current].some(
      ([field, text]) => field.isConnected && textOf(field) !== text,
    );
    if (isUnsent === reported.current) return;
    reported.current = isUnsent;
    onEdit?.(isUnsent);
  }, [onEdit]);
  // Parts of a date say nothing when they are typed, and a field that is taken off the page neither.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const changes = new MutationObserver(weigh);
    changes.observe(place.current, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
  }, [place, weigh]);
  return {
    onFocusCapture: ({ target }: FocusEvent) => {
      const field = writtenAt(target);
      if (field && !before.current.has(field)) before.current.set(field, textOf(field));
    },
    onInput: ({ target }: FormEvent) => {
      const field = writtenAt(target);
      if (field && !before.current.has(field)) before.current.set(field, '');
      weigh();
    },
  };
}
