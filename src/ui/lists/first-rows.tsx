import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

/** Number of columns in which a grid is laid out at its present width. */
const columnsOf = (grid: Element): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/**
 * A list of tiles, of which `rows` rows are shown until all are wanted; as many as fit beside each other
 * are a row. Without more of them there is no button.
 */
export function FirstRows({
  label,
  className,
  tiles,
  rows,
  isWhole,
  words,
  onSwitch,
}: {
  label: string;
  /** Lays the list out as a grid. */
  className: string | undefined;
  tiles: readonly { readonly key: number; readonly tile: ReactNode }[];
  rows: number;
  isWhole: boolean;
  /** On the button, while it shows all and while it shows a few. */
  words: { readonly all: string; readonly fewer: string };
  onSwitch: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return undefined;
    const measure = () => setColumns(columnsOf(grid));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(grid);
    return () => watch.disconnect();
  }, []);
  const first = columns * rows;
  return (
    <>
      <ul ref={list} className={className} aria-label={label}>
        {(isWhole ? tiles : tiles.slice(0, first)).map(({ key, tile }) => (
          <li key={key}>{tile}</li>
        ))}
      </ul>
      {tiles.length > first && (
        <Button tone="quiet" aria-expanded={isWhole} onClick={onSwitch}>
          {isWhole ? words.fewer : words.all}
        </Button>
      )}
    </>
  );
}
