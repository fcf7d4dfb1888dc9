import { Icon } from '../style/icon.tsx';
import { Play } from '../style/icons.ts';
import { lengthText } from '../texts/length.ts';
import css from './clip.module.css';

/** Lies over the poster of a video: it can be played, and how long it is. */
export const ClipMark = ({ seconds }: { seconds: number | undefined }) => (
  <span className={css.mark} aria-hidden>
    <span className={css.disc}>
      <Icon of={Play} size={28} />
    </span>
    {seconds !== undefined && <span className={css.length}>{lengthText(seconds)}</span>}
  </span>
);
