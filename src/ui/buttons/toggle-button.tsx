import { Button } from './button.tsx';
import type { IconOf } from '../style/icon.tsx';

/**
 * A button that is on or off, with one name for both: what it is about, never what a press would
 * do, since a screen reader says "pressed" itself.
 */
export function ToggleButton({
  children,
  pressed,
  onToggle,
  ...rest
}: {
  children: string;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  icon?: IconOf;
  busy?: boolean;
  disabled?: boolean;
}) {
  return (
    <Button
      {...rest}
      tone={pressed ? 'on' : 'secondary'}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
    >
      {children}
    </Button>
  );
}
