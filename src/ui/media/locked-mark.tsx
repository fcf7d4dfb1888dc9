import { Lock } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import css from './locked-mark.module.css';

/** Thumbnail of what is locked: its colour and a lock, as none of its bytes are here. */
export function LockedMark({ placeholder }: { placeholder: string | null }) {
  return (
    <span className={css.mark} style={{ '--placeholder': placeholder ?? undefined }} aria-hidden>
      <span className={css.lock}>
        <Icon of={Lock} />
      </span>
    </span>
  );
}
