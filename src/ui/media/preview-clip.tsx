import { Icon } from '../style/icon.tsx';
import { Play } from '../style/icons.ts';
import { Spinner } from '../loading/spinner.tsx';
import css from './clip.module.css';
import { VeilButton } from './veil-button.tsx';

/** The first seconds of a locked video: its colour and a button, and the clip once that is pressed. */
export function PreviewClip({
  src,
  isShown,
  isWaiting,
  label,
  width,
  height,
  placeholder,
  onPlay,
  onPlaying,
  onEnded,
  onFail,
}: {
  src: string;
  /** The clip stands there; nothing of it is fetched else. */
  isShown: boolean;
  /** It is on its way. */
  isWaiting: boolean;
  /** Label of the play button. */
  label: string;
  /** Pixels of the whole video. */
  width: number;
  height: number;
  placeholder: string;
  onPlay: () => void;
  onPlaying: () => void;
  onEnded: () => void;
  onFail: () => void;
}) {
  return (
    <div
      className={css.clip}
      style={{ aspectRatio: `${width} / ${height}`, '--placeholder': placeholder }}
    >
      {isShown && (
        <video
          key={src}
          className={css.still}
          src={src === '' ? undefined : src}
          muted
          autoPlay
          playsInline
          disablePictureInPicture
          onPlaying={onPlaying}
          onEnded={onEnded}
          onError={onFail}
        />
      )}
      <VeilButton />
      {isWaiting ? (
        <span className={css.mark}>
          <span className={css.disc}>
            <Spinner />
          </span>
        </span>
      ) : (
        !isShown && (
          <button type="button" className={css.play} aria-label={label} onClick={onPlay}>
            <span className={css.disc}>
              <Icon of={Play} size={28} />
            </span>
          </button>
        )
      )}
    </div>
  );
}
