import { useState, type MouseEvent, type MouseEventHandler } from 'react';

/**
 * Keeps a focused button focusable when it becomes disabled, until it loses the focus: browsers
 * blur disabled controls, and the next key would go to the top of the page.
 */
export function useKeptButton({
  busy,
  disabled = false,
  onClick,
}: {
  busy: boolean;
  disabled: boolean | undefined;
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}) {
  const [hasFocus, setHasFocus] = useState(false);
  const isKept = disabled && hasFocus;
  return {
    disabled: disabled && !isKept,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || isKept || undefined,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    onClick:
      busy || isKept ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
  };
}
