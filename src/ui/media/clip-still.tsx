import { Icon } from '../style/icon.tsx';
import { Play } from '../style/icons.ts';
import { lengthText } from '../texts/length.ts';
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
      <span className={css.mark} aria-hidden>
        <span className={css.disc}>
          <Icon of={Play} size={28} />
        </span>
        {seconds !== undefined && <span className={css.length}>{lengthText(seconds)}</span>}
      </span>
    </>
  );
}
