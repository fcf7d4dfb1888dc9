import { Button } from './button.tsx';
import type { IconOf } from '../style/icon.tsx';

/**
 * Button that is on or off, under one name for both states: it names the subject, not the action,
 * since a screen reader adds "pressed".
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
