import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useTouches } from '../media/use-touches.ts';
import { useZoom } from '../media/use-zoom.ts';
import { ChevronLeft, ChevronRight } from './icons.ts';
import css from './lightbox.module.css';
import { useText } from '../texts/text.tsx';

interface LightboxProps {
  /** From 0. */
  index: number;
  count: number;
  onChoose: (index: number) => void;
  /** A finger pulled it down. */
  onDismiss?: (() => void) | undefined;
  /** From 1 to 4. */
  zoom: number;
  /** Absent for what cannot be enlarged. */
  onZoom?: ((zoom: number) => void) | undefined;
  /** The key of the description. */
  onDescribe: () => void;
  children: ReactNode;
}

/** Pixels of a swipe to the side, and down. */
const aside = 48;
const down = 96;
/** Zoom of one press of a key or a button. */
export const zoomStep = 0.5;

/** The place that a key goes to; undefined for one that means nothing here. */
const placeOf = (key: string, index: number, count: number): number | undefined =>
  ({
    ArrowRight: index + 1,
    PageDown: index + 1,
    ArrowLeft: index - 1,
    PageUp: index - 1,
    Home: 0,
    End: count - 1,
  })[key];

/** The zoom that a key asks for. */
const zoomOf = (key: string, zoom: number): number | undefined =>
  ({ '+': zoom + zoomStep, '=': zoom + zoomStep, '-': zoom - zoomStep, '0': 1 })[key];

/** A list of choices takes all keys; a player has arrows of its own, and Page moves on from there. */
const isTaken = ({ target, key, ...event }: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLMediaElement && !key.startsWith('Page'));

/**
 * One of several things at a time in full size: the next by buttons, keys or a swipe; a picture is
 * enlarged by keys, a wheel, two fingers or a double tap.
 */
export function Lightbox(props: LightboxProps) {
  const { index, count, onChoose, onDismiss, zoom, onZoom, onDescribe, children } = props;
  const { t } = useText();
  const lightbox = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== index) onChoose(to);
  };
  const { zoomTo, pull, tapTwice, pullBy } = useZoom(lightbox, { zoom, onZoom });
  const touches = useTouches({
    onPull: pull,
    onPinch: (times, at) => zoomTo(zoom * times, at, 'still'),
    onTapTwice: tapTwice,
    onSwipe: ({ x, y }) => {
      if (zoom > 1) return;
      if (y > down && y > Math.abs(x)) onDismiss?.();
      else if (Math.abs(x) > aside && Math.abs(x) > Math.abs(y)) go(index + (x < 0 ? 1 : -1));
    },
  });
  /** True if the key meant something. */
  const act = (key: string): boolean => {
    const zoomed = onZoom && zoomOf(key, zoom);
    const to = placeOf(key, index, count);
    if (key.toLowerCase() === 'i') onDescribe();
    else if (zoomed !== undefined) onZoom?.(zoomed);
    else if (pullBy(key)) return true;
    else if (to === undefined) return false;
    else go(to);
    return true;
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // Another dialog above it takes the keys.
      if (isTaken(event) || lightbox.current?.closest('[inert]')) return;
      if (act(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });
  return (
    <div
      ref={lightbox}
      className={css.lightbox}
      data-zoomed={zoom > 1 || undefined}
      data-still={onZoom === undefined || undefined}
      {...touches}
    >
      {children}
      {count > 1 && (
        <>
          <span className={css.previous} data-bar>
            <IconButton
              icon={ChevronLeft}
              label={t('ui.lightbox.previous')}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
          </span>
          <span className={css.next} data-bar>
            <IconButton
              icon={ChevronRight}
              label={t('ui.lightbox.next')}
              disabled={index === count - 1}
              onClick={() => go(index + 1)}
            />
          </span>
        </>
      )}
    </div>
  );
}
