import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Heading } from '../style/heading.tsx';
import { useHadFocus } from '../focus/focus-kept.ts';
import css from './tile-grid.module.css';
import type { TileGridProps } from './tile-grid.types.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileBlock } from './tile-block.tsx';
import { blocksOf, rowsOf } from './tile-rows.ts';
import { useColumns } from './use-columns.ts';
import { useTilePresses } from './use-tile-presses.ts';

/** Rows that are drawn before it is known which are near. */
const firstRows = 8;

/**
 * Square tiles under headings, in rows as wide as the screen allows: one stop of the keyboard with
 * arrows inside, chosen by keys, mouse, finger and frame. Rows far off are not drawn.
 */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { groups, chosen, itemOf, nameOf, renderTile, frame, dragWords } = props;
  const area = useRef<HTMLDivElement>(null);
  const { columns, side } = useColumns(area);
  const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
  const blocks = useMemo(() => blocksOf(groups, rows), [groups, rows]);
  const all = useMemo(() => groups.flatMap(({ ids }) => ids), [groups]);
  const [last, setLast] = useState({ id: all[0] ?? '', place: 0 });
  const active = all.includes(last.id)
    ? last.id
    : (all[Math.min(last.place, all.length - 1)] ?? '');
  const framed = useRef<string | null>(null);
  const goal = useRef<string | null>(null);
  const had = useHadFocus(area);
  const focusOn = (id: string) => {
    goal.current = id;
    setLast({ id, place: all.indexOf(id) });
  };
  useLayoutEffect(() => {
    const isLost = had.current && document.activeElement === document.body;
    const id = goal.current ?? (isLost ? active : null);
    goal.current = null;
    if (id === null) return;
    const tile = area.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`);
    tile?.focus();
  });
  const handlers = useTilePresses({ ...props, rows, active, focusOn });
  const tiles = (
    <div
      ref={area}
      className={css.groups}
      {...handlers}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
        if (id !== undefined && id !== active) setLast({ id, place: all.indexOf(id) });
      }}
    >
      {groups.map(({ label, ids }, group) => (
        <section key={label} aria-label={label}>
          <div className={css.head}>
            <Heading>{label}</Heading>
          </div>
          <div
            role="grid"
            aria-label={label}
            aria-multiselectable
            aria-rowcount={Math.ceil(ids.length / columns)}
            className={css.grid}
          >
            {blocks[group]?.map((own, block) => {
              const ids = own.flatMap((row) => row.ids);
              return (
                <TileBlock
                  key={block}
                  index={own[0]?.index ?? 0}
                  ids={ids}
                  items={ids.map(itemOf)}
                  columns={columns}
                  side={side}
                  chosen={ids.map((id) => (chosen.has(id) ? '1' : '0')).join('')}
                  active={ids.includes(active) ? active : null}
                  firstRows={group + block === 0 ? firstRows : 0}
                  nameOf={nameOf}
                  renderTile={renderTile}
                />
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
  if (!frame) return tiles;
  return (
    <TileFrame
      dragWords={dragWords}
      onDraw={(ids, keeps) => {
        framed.current = ids[0] ?? null;
        frame.onDraw(ids, keeps);
      }}
      onEnd={(isCancelled) => {
        frame.onEnd(isCancelled);
        // A press beside the tiles has taken the focus from them, and with it the keys.
        focusOn(framed.current ?? active);
      }}
    >
      {tiles}
    </TileFrame>
  );
}
