import { useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { ArrowLeft, ArrowRight } from '../style/icons.ts';
import css from './frame-chooser.module.css';
import { VeilButton } from './veil-button.tsx';

/** Frames in a second of a step of the slider. */
const frames = 25;

/** A video that stands still at a position, and what moves it: a slider, its arrow keys, two buttons. */
export function FrameChooser({
  src,
  label,
  words,
  at,
  length,
  width,
  height,
  placeholder,
  disabled,
  onSeek,
  onStep,
  onRead,
  onFail,
}: {
  /** Empty for a picture of the state alone. */
  src: string;
  /** Name of the video. */
  label: string;
  words: { position: string; says: string; before: string; after: string };
  /** Seconds. */
  at: number;
  /** Seconds; null until the browser has read it: nothing can be chosen. */
  length: number | null;
  /** Pixels. */
  width: number;
  height: number;
  /** CSS colour. */
  placeholder: string;
  disabled: boolean;
  onSeek: (seconds: number) => void;
  onStep: (by: 1 | -1) => void;
  onRead: (seconds: number) => void;
  onFail: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && src !== '' && length !== null) video.current.currentTime = at;
  }, [src, at, length]);
  const isClosed = disabled || length === null;
  const end = length ?? 0;
  return (
    <div className={css.chooser}>
      <div
        className={css.frame}
        style={{ aspectRatio: `${width} / ${height}`, '--placeholder': placeholder }}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it stands still and has no sound */}
        <video
          ref={video}
          className={css.video}
          aria-label={label}
          muted
          playsInline
          preload="auto"
          disablePictureInPicture
          {...(src !== '' && { src })}
          {...{ width, height }}
          onDurationChange={({ currentTarget: { duration } }) => {
            if (Number.isFinite(duration)) onRead(duration);
          }}
          onLoadedMetadata={({ currentTarget: { videoWidth } }) => {
            // This browser can decode its sound alone.
            if (videoWidth === 0) onFail();
          }}
          onError={onFail}
        />
        <VeilButton />
      </div>
      <div className={css.bar}>
        <IconButton
          icon={ArrowLeft}
          label={words.before}
          disabled={isClosed || at <= 0}
          onClick={() => onStep(-1)}
        />
        <input
          type="range"
          className={css.slider}
          aria-label={words.position}
          aria-valuetext={words.says}
          min={0}
          max={Math.max(end, 1 / frames)}
          step={1 / frames}
          value={at}
          disabled={isClosed}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
        <IconButton
          icon={ArrowRight}
          label={words.after}
          disabled={isClosed || at >= end}
          onClick={() => onStep(1)}
        />
        <span className={css.position} aria-hidden>
          {words.says}
        </span>
      </div>
    </div>
  );
}
