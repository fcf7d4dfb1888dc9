import { Button } from '../buttons/button.tsx';
import { ArrowDown, ArrowUp } from '../style/icons.ts';
import css from './message-jump.module.css';

/** Floats over a log and takes the reader to what is new, or back to the newest row. */
export function MessageJump({
  to,
  label,
  onGo,
}: {
  to: 'up' | 'down';
  label: string | undefined;
  onGo: () => void;
}) {
  return (
    <div className={css[to]}>
      <Button icon={to === 'up' ? ArrowUp : ArrowDown} onClick={onGo}>
        {label}
      </Button>
    </div>
  );
}
