import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { Lock } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import css from './locked-tile.module.css';

/** Media that is not paid for: says what is inside, its price, and one way to open it. No byte of it is here. */
export function LockedTile({
  inside,
  price,
  note,
  action,
  width,
  height,
  placeholder,
  rounded = false,
}: {
  /** In words: "2 photos and 1 video". */
  inside: string;
  /** Written money, or nothing when following or subscribing opens it. */
  price?: string | undefined;
  /** Reason for the lock, or another way to open it. */
  note?: string | undefined;
  action?: ReactNode;
  width?: number;
  height?: number;
  placeholder?: string | null;
  rounded?: boolean;
}) {
  const style = {
    aspectRatio: width && height ? `${width} / ${height}` : undefined,
    '--placeholder': placeholder ?? undefined,
  };
  return (
    <div className={classNames(css.tile, rounded && css.rounded)} style={style}>
      <div className={css.frost}>
        <Icon of={Lock} size={24} />
        <p>{inside}</p>
        {price && <p className={css.price}>{price}</p>}
        {note && <p className={css.note}>{note}</p>}
        {action}
      </div>
    </div>
  );
}
