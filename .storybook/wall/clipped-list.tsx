import css from './wall.module.css';
import type { Clipped } from './wall.types.ts';

/** Texts that are cut, each with a way to its cell. */
export function ClippedList(props: {
  all: readonly { readonly id: string; readonly label: string; readonly clipped: Clipped }[];
  onFind: (id: string) => void;
}) {
  const { all, onFind } = props;
  return (
    <ul className={css.clipped}>
      {all.map(({ id, label, clipped }, at) => (
        <li key={`${id} ${clipped.text} ${String(at)}`}>
          <button type="button" onClick={() => onFind(id)}>
            {label}: “{clipped.text}” {clipped.isEllipsis ? 'is shortened by' : 'is cut by'}{' '}
            {clipped.by} px in {clipped.where}
          </button>
        </li>
      ))}
    </ul>
  );
}
