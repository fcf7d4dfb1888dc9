import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../style/icons.ts';
import css from './slider.module.css';
import { useText } from '../texts/text.tsx';

/**
 * Carousel with one item at a time: swipe, buttons, arrow keys while focused, and `[` and `]`,
 * which press the buttons.
 */
export function Slider({
  label,
  width,
  height,
  children,
}: {
  /** Accessible name of the group. */
  label: string;
  /** The shape of the box. */
  width: number;
  height: number;
  children: readonly ReactNode[];
}) {
  const { t } = useText();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const count = children.length;
  const go = (to: number) => track.current?.scrollTo({ left: to * track.current.clientWidth });
  return (
    <div className={css.slider} role="group" aria-label={label}>
      <div
        ref={track}
        className={css.track}
        style={{ aspectRatio: `${width} / ${height}` }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll what has the focus
        tabIndex={0}
        role="group"
        aria-label={t('ui.slider.place', { place: index + 1, count })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {children.map((child, place) => (
          <div key={place} className={css.slide}>
            {child}
          </div>
        ))}
      </div>
      <span className={css.previous}>
        <IconButton
          command="previous"
          icon={ChevronLeft}
          label={t('ui.lightbox.previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        />
      </span>
      <span className={css.next}>
        <IconButton
          command="next"
          icon={ChevronRight}
          label={t('ui.lightbox.next')}
          disabled={index >= count - 1}
          onClick={() => go(index + 1)}
        />
      </span>
      <span className={css.place} role="status">
        {t('ui.slider.place', { place: index + 1, count })}
      </span>
    </div>
  );
}
