import { ClipMark } from './clip-mark.tsx';
import css from './clip.module.css';
import { Picture } from './picture.tsx';

/** Poster of a video in a cell that is pressed as a whole: nothing else of it is fetched. */
export function ClipStill({
  poster,
  label,
  width,
  height,
  seconds,
  placeholder,
}: {
  /** Null paints its colour alone. */
  poster: string | null;
  /** Content and duration of the video, for screen readers. */
  label: string;
  width: number;
  height: number;
  seconds: number | undefined;
  placeholder: string;
}) {
  return (
    <>
      {poster === null ? (
        <span className={css.clip} style={{ '--placeholder': placeholder }} />
      ) : (
        <Picture src={poster} alt={label} {...{ width, height, placeholder }} />
      )}
      <ClipMark seconds={seconds} />
    </>
  );
}
