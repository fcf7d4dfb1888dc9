import { useState, type MouseEvent, type MouseEventHandler } from 'react';

/**
 * A button that cannot be pressed while it has the focus keeps it until it is left: browsers take the
 * focus off what is disabled, and the next key would be pressed at the top of the page.
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
