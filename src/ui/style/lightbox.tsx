import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { ChevronLeft, ChevronRight } from './icons.ts';
import css from './lightbox.module.css';
import { useText } from '../texts/text.tsx';
import { VeilButton } from '../media/veil-button.tsx';

interface LightboxProps {
  /** From 0. */
  index: number;
  count: number;
  onChoose: (index: number) => void;
  /** A finger pulled it down. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** Pixels of a swipe to the side, and down. */
const aside = 48;
const down = 96;

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

/** A player has arrows of its own; Page moves on from there. */
const isTaken = ({ target, key, ...event }: KeyboardEvent) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (target instanceof HTMLMediaElement && !key.startsWith('Page'));

/** One of several things at a time in full size: the next by buttons, keys or a swipe. */
export function Lightbox({ index, count, onChoose, onDismiss, children }: LightboxProps) {
  const { t } = useText();
  const lightbox = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== index) onChoose(to);
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const to = placeOf(event.key, index, count);
      // Another dialog above it takes the keys.
      if (to === undefined || isTaken(event) || lightbox.current?.closest('[inert]')) return;
      event.preventDefault();
      go(to);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });
  const press = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    from.current = pointerType === 'touch' && isPrimary ? { x, y } : null;
  };
  const release = ({ clientX, clientY }: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [clientX - from.current.x, clientY - from.current.y];
    from.current = null;
    if (y > down && y > Math.abs(x)) onDismiss?.();
    else if (Math.abs(x) > aside && Math.abs(x) > Math.abs(y)) go(index + (x < 0 ? 1 : -1));
  };
  return (
    <div
      ref={lightbox}
      className={css.lightbox}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={() => (from.current = null)}
    >
      {children}
      {count > 1 && (
        <>
          <span className={css.previous}>
            <IconButton
              icon={ChevronLeft}
              label={t('ui.lightbox.previous')}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
          </span>
          <span className={css.next}>
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

/** The thing itself: as large as the window lets it be, never larger than it is. */
export function LightboxFile({
  type,
  src,
  thumb,
  label,
  width,
  height,
  placeholder,
  onBroken,
}: {
  type: 'image' | 'video' | 'audio';
  src: string;
  /** Stands in until the picture has loaded; a video's poster. */
  thumb: string | null;
  label: string;
  width: number;
  height: number;
  placeholder: string;
  onBroken: () => void;
}) {
  const shape = { aspectRatio: `${width} / ${height}` };
  if (type === 'image')
    return (
      <>
        <img
          className={css.file}
          style={{
            ...shape,
            background: `${thumb === null ? '' : `url("${thumb}") center / 100% 100% `}${placeholder}`,
          }}
          draggable={false}
          alt={label}
          {...{ src, width, height, onError: onBroken }}
        />
        <VeilButton />
      </>
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- no captions are kept yet */}
      <video
        className={css.file}
        style={{ ...shape, background: placeholder }}
        controls
        playsInline
        preload="metadata"
        controlsList="nodownload"
        aria-label={label}
        {...(thumb !== null && { poster: thumb })}
        {...{ src, width, height, onError: onBroken }}
      />
      {type !== 'audio' && <VeilButton />}
    </>
  );
}
