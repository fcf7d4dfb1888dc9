import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  WindowVirtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { onNewWidth } from '../frame/new-width.ts';
import css from './people-list.module.css';
import { MountQueue } from './mount-queue.ts';

interface Frame {
  /** By which the list finds its own rows: a page may hold several. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Pixels of a row that is not drawn yet. */
  readonly size: number;
  /** Returns the row's anchor, which Back scrolls to. */
  readonly anchorAt: (index: number) => string;
}

const FrameContext = createContext<Frame>({
  id: '',
  label: '',
  count: 0,
  size: 0,
  anchorAt: String,
});

/** virtua stops pointer events while the page scrolls; a press in that moment is meant all the same. */
function List({ style, children, ref }: CustomContainerComponentProps) {
  const { id, label, size } = use(FrameContext);
  return (
    <ul
      ref={ref}
      id={id}
      className={css.list}
      style={{ ...style, pointerEvents: 'auto', '--place': `${size}px` }}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/**
 * Item without virtua's `visibility: hidden` before it is measured: measuring precedes the paint,
 * and showing it afterwards would compute its styles twice.
 */
function Item({ style, index, children, ref }: CustomItemComponentProps) {
  const { count, anchorAt } = use(FrameContext);
  return (
    <li
      ref={ref}
      className={css.row}
      style={{ ...style, visibility: undefined }}
      data-anchor={anchorAt(index)}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {children}
    </li>
  );
}

/**
 * Row height in pixels by the list's label: the last measured one, so that Back finds its place
 * before any row is measured, whatever the text size.
 */
const usual = new Map<string, number>();

/** Draws one row to see how tall rows are here; gone before anything is painted. */
function Sample({
  children,
  onMeasure,
}: {
  children: ReactNode;
  onMeasure: (size: number) => void;
}) {
  const measure = useCallback(
    (list: HTMLUListElement | null) => {
      const size = list?.firstElementChild?.getBoundingClientRect().height;
      if (size !== undefined) onMeasure(size || 82);
    },
    [onMeasure],
  );
  return (
    <ul ref={measure} className={css.list}>
      <li className={css.row}>{children}</li>
    </ul>
  );
}

/** Rows drawn when the list opens, and rows that may be added to it at once after that. */
const firstRows = 14;
const rowsEach = 1;

/** One row in the page: says whose it is, and is an empty place while too many come at once. */
function Mounted({
  id,
  mountQueue,
  onMount,
  children,
}: {
  id: number;
  mountQueue: MountQueue;
  onMount: (id: number) => void;
  children: () => ReactNode;
}) {
  const [isIn, setIn] = useState(() => mountQueue.enter());
  useEffect(
    () => (isIn ? onMount(id) : mountQueue.wait(() => setIn(true))),
    [isIn, id, onMount, mountQueue],
  );
  /** Forces style and layout in this task, to keep them out of the next frame. */
  useLayoutEffect(() => {
    if (isIn) document.body.getBoundingClientRect();
  }, [isIn]);
  return isIn ? children() : null;
}

/** Caches the element of each row, so that scrolling does not render present rows again. */
const keeping = <Row extends object>(draw: (row: Row) => ReactElement) => {
  const drawn = new WeakMap<Row, ReactElement>();
  return (row: Row): ReactElement => {
    const element = drawn.get(row) ?? draw(row);
    drawn.set(row, element);
    return element;
  };
};

/**
 * Virtual list of people in one column: only rows in view and a few around them are in the DOM,
 * with their position in the full list for a screen reader. The page scrolls, so Back, the keys and
 * 200 % text work as everywhere; the browser's own search sees only rows in the page, so a list of this
 * kind needs a search field above it.
 */
export function PeopleList<Row extends object>({
  label,
  rows,
  count,
  idOf,
  renderRow,
  onSeen,
}: {
  label: string;
  rows: readonly Row[];
  /** Total of the list, not only of the loaded rows. */
  count: number;
  /** Stable, like `renderRow`: the same function as long as its results would be the same. */
  idOf: (row: Row) => number;
  renderRow: (row: Row) => ReactNode;
  /** Reports the ids of rows that became visible, batched. */
  onSeen: (ids: readonly number[]) => void;
}) {
  const [mountQueue] = useState(() => new MountQueue(firstRows, rowsEach));
  const [size, setSize] = useState(() => usual.get(label) ?? null);
  const id = useId();
  const list = useRef<WindowVirtualizerHandle>(null);
  const fresh = useRef<number[]>([]);
  const notify = useRef(onSeen);
  useEffect(() => {
    notify.current = onSeen;
  });
  const note = useCallback((id: number) => {
    fresh.current.push(id);
    if (fresh.current.length > 1) return;
    queueMicrotask(() => {
      const ids = fresh.current;
      fresh.current = [];
      notify.current(ids);
    });
  }, []);
  useEffect(
    () =>
      onNewWidth(() => {
        // All rows have the same height, so measuring any rendered one is enough.
        const row = document.getElementById(id)?.querySelector(`.${css.row}:not(:empty)`);
        if (!row) return;
        const { height } = row.getBoundingClientRect();
        usual.set(label, height);
        setSize(height);
      }),
    [id, label],
  );
  const draw = useMemo(
    () =>
      keeping((row: Row) => (
        <Mounted key={idOf(row)} id={idOf(row)} mountQueue={mountQueue} onMount={note}>
          {() => renderRow(row)}
        </Mounted>
      )),
    [idOf, renderRow, mountQueue, note],
  );
  const measure = () => {
    const here = list.current;
    if (here && rows.length > 0)
      usual.set(label, here.getItemSize(here.findItemIndex(here.scrollOffset)));
  };
  const anchorAt = (index: number) => {
    const row = rows[index];
    return row ? `person-${idOf(row)}` : '';
  };
  const [sample] = rows;
  if (size === null && sample) return <Sample onMeasure={setSize}>{renderRow(sample)}</Sample>;
  return (
    <FrameContext value={{ id, label, count, size: size ?? 0, anchorAt }}>
      <WindowVirtualizer
        ref={list}
        itemSize={size ?? 0}
        onScrollEnd={measure}
        data={rows}
        as={List}
        item={Item}
        bufferSize={200}
      >
        {draw}
      </WindowVirtualizer>
    </FrameContext>
  );
}
