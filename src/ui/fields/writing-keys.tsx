import type { KeyboardEvent, ReactNode } from 'react';

/**
 * Shortcuts: Ctrl+S saves; Ctrl+Enter focuses the submit button, or the reason why it is disabled
 * (`data-reason`), and never presses it.
 */
export function WritingKeys({
  className,
  primary,
  onSave,
  children,
}: {
  className?: string | undefined;
  /** The `name` of that button. */
  primary: string;
  onSave: () => void;
  children: ReactNode;
}) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
    if (key.toLowerCase() === 's') {
      event.preventDefault();
      onSave();
    }
    if (key !== 'Enter') return;
    event.preventDefault();
    const button = currentTarget.querySelector<HTMLElement>(`button[name="${primary}"]:enabled`);
    const found = button ?? currentTarget.querySelector<HTMLElement>('[data-reason]');
    found?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all that is inside
    <div className={className} onKeyDown={press}>
      {children}
    </div>
  );
}
