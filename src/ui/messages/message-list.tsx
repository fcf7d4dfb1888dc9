import { Component, createRef, type FocusEvent, type KeyboardEvent } from 'react';
import { rowMenus } from '../dialog/row-menus.ts';
import { anchorIn, holdAnchor, type Anchor } from './message-anchor.ts';
import { footOf, slideUp, type Foot } from './message-arrival.ts';
import css from './message-list.module.css';
import type { MessageListProps } from './message-list.types.ts';
import { linkOfWhole, rowAsked } from './message-keys.ts';
import {
  atRest,
  far,
  keep,
  meet,
  reach,
  windowAfter,
  type Side,
  type Slice,
} from './message-slice.ts';
import { MessageJump } from './message-jump.tsx';

/** Pixels kept above a row that was scrolled to; a row at the bottom shows at least as many. */
const margin = 40;
/** Debounce in milliseconds before rows outside the viewport are rendered. */
const calm = 120;
/** Longest wait in milliseconds: they are rendered then even if changes keep coming. */
const patience = 1_500;

const hasAnchoring = () => CSS.supports('overflow-anchor', 'auto');

/**
 * A log of any length that opens at its newest row: at most 200 rows are in the DOM, scroll
 * anchoring keeps the row being read in place, and a reader at the bottom stays at the bottom.
 */
export class MessageList extends Component<MessageListProps, Slice> {
  override state: Slice = windowAfter(null, this.props);
  readonly #scroller = createRef<HTMLDivElement>();
  readonly #log = createRef<HTMLDivElement>();
  readonly menus = rowMenus();
  #observer: ResizeObserver | null = null;
  #anchor: Anchor | null = null;
  #foot: Foot | null = null;
  #hadFocus = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #restless = Infinity;

  static getDerivedStateFromProps(props: MessageListProps, slice: Slice): Slice {
    return windowAfter(slice, props);
  }

  override componentDidMount() {
    this.#lookLater();
    if (hasAnchoring() || !this.#log.current) return;
    this.#observer = new ResizeObserver(() => this.#restore(this.#anchor));
    this.#observer.observe(this.#log.current);
  }

  override componentWillUnmount() {
    this.#observer?.disconnect();
    clearTimeout(this.#later);
  }

  override getSnapshotBeforeUpdate({ pin }: MessageListProps, before: Slice): Anchor | null {
    const { stuck, isHasty, lastKey } = this.state;
    // The reader's own messages appear at once.
    const follows = stuck && !isHasty && lastKey !== before.lastKey && pin === this.props.pin;
    this.#foot = follows ? footOf(this.#log.current) : null;
    this.#hadFocus = this.#log.current?.contains(document.activeElement) ?? false;
    return this.#findAnchor();
  }

  override componentDidUpdate(before: MessageListProps, _: Slice, anchor: Anchor | null) {
    if (before.pin !== this.props.pin) this.#goDown();
    else if (anchor) this.#restore(anchor);
    slideUp(this.#foot, this.#log.current, this.#scroller.current);
    // A row that goes takes the focus along: it stays in the log.
    if (this.#hadFocus && document.activeElement === document.body)
      this.#log.current?.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus();
    this.#lookLater();
  }

  /** Extends the slice at once while it leaves the window unfilled, else after a calm moment. */
  #lookLater() {
    const { scrollHeight = 0, clientHeight = 0 } = this.#scroller.current ?? {};
    const now = performance.now();
    this.#restless = Math.min(this.#restless, now);
    clearTimeout(this.#later);
    if (scrollHeight <= clientHeight) this.#look(this.state);
    else this.#later = setTimeout(this.#rest, Math.min(calm, this.#restless + patience - now));
  }

  readonly #rest = () => {
    this.#restless = Infinity;
    this.#look(atRest(this.state));
  };

  readonly #scroll = () => this.#look(this.state);

  /** The row to keep in place; none at the bottom, where the list follows the newest row. */
  #findAnchor(): Anchor | null {
    const [scroller, log] = [this.#scroller.current, this.#log.current];
    return scroller && log && !this.state.stuck ? anchorIn(scroller, log) : null;
  }

  #restore(anchor: Anchor | null) {
    if (this.#scroller.current && anchor) holdAnchor(this.#scroller.current, anchor);
  }

  #rowAt(index: number): HTMLElement | undefined {
    const { after, shown } = this.state;
    const first = Math.max(0, this.props.count - after - shown);
    const row = index < first ? undefined : this.#log.current?.children[index - first];
    return row instanceof HTMLElement ? row : undefined;
  }

  #sideOf(index: number, frame: Element): Side {
    if (index >= this.props.count - this.state.after) return 'below';
    const row = this.#rowAt(index)?.getBoundingClientRect();
    const { top, bottom } = frame.getBoundingClientRect();
    if (!row || row.top < top) return 'above';
    return row.top > bottom - margin ? 'below' : 'seen';
  }

  #markKey(): string | null {
    const { mark = -1, keyOf } = this.props;
    return mark < 0 ? null : keyOf(mark);
  }

  /** Extends the slice above or below by the scroll position, or asks for older messages. */
  readonly #look = (slice: Slice) => {
    const scroller = this.#scroller.current;
    if (!scroller) return;
    const { count, mark = -1 } = this.props;
    const below = -scroller.scrollTop;
    const above = scroller.scrollHeight - scroller.clientHeight - below;
    const kept = keep(slice, { above, below, count });
    const key = this.#markKey();
    const next = key === null ? kept : meet(kept, key, this.#sideOf(mark, scroller));
    if (next !== this.state) this.setState(next);
    else if (above < far && next.after + next.shown >= count) this.props.onNearStart?.();
    if (this.#observer) this.#anchor = this.#findAnchor();
  };

  readonly #goDown = () => {
    const met = this.#markKey();
    this.setState({ ...this.state, after: 0, stuck: true, fresh: 0, met, isWaited: false }, () => {
      if (this.#scroller.current) this.#scroller.current.scrollTop = 0;
    });
  };

  #goTo(index: number) {
    this.setState(reach(this.state, index, this.props.count), () => {
      const [scroller, row] = [this.#scroller.current, this.#rowAt(index)];
      if (!scroller || !row) return;
      const { top } = scroller.getBoundingClientRect();
      scroller.scrollTop += row.getBoundingClientRect().top - top - margin;
    });
  }

  readonly #goUp = () => this.#goTo(this.props.mark ?? 0);

  /** Scrolls to where new rows begin if that is below, else to the end. */
  readonly #goOn = () => {
    const { count, mark = -1 } = this.props;
    const scroller = this.#scroller.current;
    const begins = [mark, count - this.state.fresh].find(
      (index) =>
        scroller && index >= 0 && index < count && this.#sideOf(index, scroller) === 'below',
    );
    if (begins === undefined) this.#goDown();
    else this.#goTo(begins);
  };

  #indexOf(element: EventTarget): number {
    const { count } = this.props;
    const rows = [...(this.#log.current?.children ?? [])];
    const row = rows.findIndex((one) => element instanceof Node && one.contains(element));
    return row < 0 ? -1 : Math.max(0, count - this.state.after - this.state.shown) + row;
  }

  readonly #focus = ({ target }: FocusEvent) => {
    const index = this.#indexOf(target);
    const current = index < 0 ? null : this.props.keyOf(index);
    if (index >= 0 && current !== this.state.current) this.setState({ ...this.state, current });
  };

  /** Menus of a row open elsewhere in the page: their keys are their own. */
  readonly #press = (event: KeyboardEvent) => {
    const { count, leaveTo = '' } = this.props;
    const index = this.#indexOf(event.target);
    if (index < 0) return;
    if (event.key === 'Escape') document.getElementsByName(leaveTo)[0]?.focus();
    const row = this.#rowAt(index);
    if (row === event.target && event.key === 'Enter') linkOfWhole(row)?.click();
    const next = row && rowAsked(event, { index, count, row, frame: this.#scroller.current });
    if (next === undefined) return;
    event.preventDefault();
    this.setState(reach(this.state, next, count), () => {
      this.#rowAt(next)?.focus({ preventScroll: true });
      this.#rowAt(next)?.scrollIntoView({ block: 'nearest' });
    });
  };

  override render() {
    const { label, count, keyOf, renderRow, start, end, upLabel, downLabel } = this.props;
    const { after, shown, stuck, fresh, isWaited, isHasty, current } = this.state;
    const last = count - after;
    const first = Math.max(0, last - shown);
    const keys = Array.from({ length: last - first }, (_, row) => keyOf(first + row));
    const stop = current !== null && keys.includes(current) ? current : keys.at(-1);
    return (
      <div className={css.frame}>
        <div ref={this.#scroller} className={css.scroller} onScroll={this.#scroll} tabIndex={-1}>
          <div className={css.column}>
            {first === 0 && start}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row */}
            <div
              ref={this.#log}
              className={css.log}
              role="log"
              aria-label={label}
              aria-live="off"
              onFocus={this.#focus}
              onKeyDown={this.#press}
              {...this.menus}
            >
              {keys.map((key, row) => (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from row to row
                <div key={key} className={css.row} tabIndex={key === stop ? 0 : -1}>
                  {renderRow(first + row, key === stop, isHasty)}
                </div>
              ))}
            </div>
            {after === 0 && end}
          </div>
        </div>
        {isWaited && <MessageJump to="up" label={upLabel} onGo={this.#goUp} />}
        {!stuck && <MessageJump to="down" label={downLabel(fresh)} onGo={this.#goOn} />}
      </div>
    );
  }
}
