import { Component, createRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ArrowDown } from './icons.ts';
import css from './message-list.module.css';
import { far, keep, windowAfter, type Slice } from './message-slice.ts';

export interface MessageListProps {
  /** Names the log for a screen reader. */
  label: string;
  /** How many rows there are in all; only some of them are drawn. */
  count: number;
  keyOf: (index: number) => string;
  renderRow: (index: number) => ReactNode;
  /** The reader comes near the oldest row. Said again while it stays so. */
  onNearStart?: () => void;
  /** Above the oldest row: the beginning, a spinner, a row that offers to try again. */
  start?: ReactNode;
  /** Below the newest row. */
  end?: ReactNode;
  /** Takes the reader down when it changes: they wrote something themselves. */
  pin?: string | number;
  /** The way back down, by how many rows came meanwhile. */
  downLabel: (fresh: number) => string;
}

interface Anchor {
  readonly row: Element;
  readonly top: number;
}

const hasAnchoring = () => CSS.supports('overflow-anchor', 'auto');

/**
 * A log of any length that opens at its newest row: at most 200 rows stand in the page, the row under
 * the eye never moves, and whoever is at the bottom stays there.
 */
export class MessageList extends Component<MessageListProps, Slice> {
  override state: Slice = windowAfter(null, this.props);
  readonly #scroller = createRef<HTMLDivElement>();
  readonly #log = createRef<HTMLDivElement>();
  #observer: ResizeObserver | null = null;
  #anchor: Anchor | null = null;

  static getDerivedStateFromProps(props: MessageListProps, slice: Slice): Slice {
    return windowAfter(slice, props);
  }

  override componentDidMount() {
    this.#look();
    if (hasAnchoring() || !this.#log.current) return;
    this.#observer = new ResizeObserver(() => this.#restore(this.#anchor));
    this.#observer.observe(this.#log.current);
  }

  override componentWillUnmount() {
    this.#observer?.disconnect();
  }

  override getSnapshotBeforeUpdate(): Anchor | null {
    return this.#findAnchor();
  }

  override componentDidUpdate(before: MessageListProps, _: Slice, anchor: Anchor | null) {
    if (before.pin !== this.props.pin) this.#goDown();
    else if (anchor) this.#restore(anchor);
    this.#look();
  }

  /** The first row that is at least partly seen; nobody at the bottom needs one. */
  #findAnchor(): Anchor | null {
    const scroller = this.#scroller.current;
    if (!scroller || this.state.stuck) return null;
    const edge = scroller.getBoundingClientRect().top;
    for (const row of this.#log.current?.children ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > edge + 1) return { row, top };
    }
    return null;
  }

  #restore(anchor: Anchor | null) {
    const scroller = this.#scroller.current;
    if (!scroller || !anchor?.row.isConnected) return;
    const moved = anchor.row.getBoundingClientRect().top - anchor.top;
    if (Math.abs(moved) > 0.5) scroller.scrollTop += moved;
  }

  /** What the scroller's position asks for: more rows above or below, or older ones than there are. */
  readonly #look = () => {
    const scroller = this.#scroller.current;
    if (!scroller) return;
    const below = -scroller.scrollTop;
    const above = scroller.scrollHeight - scroller.clientHeight - below;
    const next = keep(this.state, { above, below, count: this.props.count });
    if (next !== this.state) this.setState(next);
    else if (above < far && next.after + next.shown >= this.props.count) this.props.onNearStart?.();
    if (this.#observer) this.#anchor = this.#findAnchor();
  };

  readonly #goDown = () => {
    this.setState({ ...this.state, after: 0, stuck: true, fresh: 0 }, () => {
      if (this.#scroller.current) this.#scroller.current.scrollTop = 0;
    });
  };

  override render() {
    const { label, count, keyOf, renderRow, start, end, downLabel } = this.props;
    const { after, shown, stuck, fresh } = this.state;
    const last = count - after;
    const first = Math.max(0, last - shown);
    return (
      <div className={css.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
        <div ref={this.#scroller} className={css.scroller} onScroll={this.#look} tabIndex={0}>
          <div className={css.column}>
            {first === 0 && start}
            <div ref={this.#log} className={css.log} role="log" aria-label={label} aria-live="off">
              {Array.from({ length: last - first }, (_, row) => (
                <div key={keyOf(first + row)}>{renderRow(first + row)}</div>
              ))}
            </div>
            {after === 0 && end}
          </div>
        </div>
        {!stuck && (
          <div className={css.down}>
            <Button icon={ArrowDown} onClick={this.#goDown}>
              {downLabel(fresh)}
            </Button>
          </div>
        )}
      </div>
    );
  }
}
