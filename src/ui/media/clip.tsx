import { useEffect, useRef, useState } from 'react';
import { useAddress } from './addresses.ts';
import css from './clip.module.css';
import { FailedFile } from './failed-file.tsx';
import { Icon } from '../style/icon.tsx';
import { Play } from '../style/icons.ts';
import { lengthText } from '../texts/length.ts';
import { isHeldBack } from '../loading/data-saver.ts';
import { VeilButton } from './veil-button.tsx';

/**
 * Video behind its poster: nothing is fetched before it is played, nor the poster while data is
 * saved.
 */
export function Clip({
  src,
  poster,
  label,
  play,
  width,
  height,
  seconds,
  placeholder,
}: {
  /** Null where only the poster is there. */
  src: string | null;
  poster: string | null;
  /** Content and duration of the video, for screen readers. */
  label: string;
  /** Label of the play button. */
  play: string;
  width: number;
  height: number;
  seconds: number | undefined;
  placeholder: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const [isHeld] = useState(() => poster !== null && isHeldBack(poster));
  const still = useAddress(poster ?? '');
  const film = useAddress(src ?? '');
  /** Seconds at which its address ended; it goes on there. */
  const stopped = useRef<number | null>(null);
  const start = () => {
    setStarted(true);
    video.current?.focus();
    // Refused by the browser: the controls are there, and start it.
    video.current?.play().catch(() => undefined);
  };
  useEffect(() => {
    // Another one begins, here or in the viewer.
    const begun = ({ target }: Event) => {
      if (target !== video.current) video.current?.pause();
    };
    document.addEventListener('play', begun, true);
    return () => document.removeEventListener('play', begun, true);
  }, []);
  useEffect(() => {
    const { current } = video;
    if (stopped.current === null || film.src === null || !current) return;
    current.currentTime = stopped.current;
    stopped.current = null;
    current.play().catch(() => undefined);
  }, [film.src]);
  return (
    <span
      className={css.clip}
      style={{ aspectRatio: `${width} / ${height}`, '--placeholder': placeholder }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- no captions are kept yet */}
      <video
        ref={video}
        controls={isStarted}
        tabIndex={isStarted ? 0 : -1}
        playsInline
        preload="none"
        controlsList="nodownload"
        aria-label={label}
        width={width}
        height={height}
        {...(film.src && { src: film.src })}
        {...(still.src && !isHeld && { poster: still.src })}
        onLoadedMetadata={film.onLoad}
        onError={({ currentTarget }) => {
          stopped.current = currentTarget.currentTime;
          film.onError();
        }}
      />
      <VeilButton />
      {/* A poster says nothing of its failing. */}
      {still.src && !isHeld && (
        <img
          key={still.turn}
          className={css.probe}
          src={still.src}
          alt=""
          onError={still.onError}
          onLoad={still.onLoad}
        />
      )}
      {film.isLost && <FailedFile of="video" onRetry={film.retry} />}
      {!isStarted && !film.isLost && (
        <button type="button" className={css.play} aria-label={play} onClick={start}>
          <span className={css.disc}>
            <Icon of={Play} size={28} />
          </span>
          {seconds !== undefined && <span className={css.length}>{lengthText(seconds)}</span>}
        </button>
      )}
    </span>
  );
}
