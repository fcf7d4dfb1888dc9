import { useId, type ReactNode } from 'react';
import css from './choice-tiles.module.css';
import { CircleAlert } from '../style/icons.ts';
import { classNames } from '../style/class-names.ts';
import { Icon } from '../style/icon.tsx';

export interface Tile {
  readonly value: string;
  readonly label: ReactNode;
  /** Line below the label: a price per month, a date. */
  readonly detail?: ReactNode;
  /** Short text at the side: the saving, or that it is the default. */
  readonly mark?: ReactNode;
  readonly disabled?: boolean;
}

/** One of a few, each a tile large enough for a thumb; arrow keys walk them, as in any radio group. */
export function ChoiceTiles({
  label,
  name,
  tiles,
  value,
  onChoose,
  look = 'rows',
  disabled = false,
  error,
}: {
  label: string;
  name: string;
  tiles: readonly Tile[];
  value: string | null;
  onChoose: (value: string) => void;
  /** Layout: `chips` side by side, `sums` two by two, `rows` below each other. */
  look?: 'chips' | 'sums' | 'rows';
  disabled?: boolean;
  /** Text of what is missing or wrong with the choice. */
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset
      className={css.tiles}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={css[look]}>
        {tiles.map((tile) => (
          <label key={tile.value} className={classNames(css.tile, tile.disabled && css.off)}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={tile.value}
              checked={tile.value === value}
              data-autofocus={tile.value === value ? '' : undefined}
              disabled={tile.disabled}
              onChange={() => onChoose(tile.value)}
            />
            <span className={css.text}>
              <span className={css.label}>{tile.label}</span>
              {tile.detail !== undefined && <span className={css.detail}>{tile.detail}</span>}
            </span>
            {tile.mark !== undefined && <span className={css.mark}>{tile.mark}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div id={id} className={css.error} role="alert">
          <Icon of={CircleAlert} size={16} />
          {error}
        </div>
      )}
    </fieldset>
  );
}
