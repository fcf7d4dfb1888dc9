import { Clip } from './clip.tsx';
import type { ClipCaption } from './playback.ts';
import css from './lightbox-file.module.css';
import { VeilButton } from './veil-button.tsx';

interface LightboxFileProps {
  type: 'image' | 'video' | 'audio';
  src: string;
  /** Stands in until the picture has loaded; a video's poster. */
  thumb: string | null;
  label: string;
  width: number;
  height: number;
  placeholder: string;
  onBroken: () => void;
  /** Video alone. */
  film: {
    readonly hash: string;
    readonly stream: string | undefined;
    readonly alt: string | null;
    /** Label of the button that begins it. */
    readonly play: string;
    readonly captions: readonly ClipCaption[] | undefined;
    /** True if it plays at once: it was pressed where it came from. */
    readonly begins: boolean;
  };
}

/** A picture, which the lightbox enlarges. */
function LightboxPicture(props: LightboxFileProps) {
  const { src, thumb, label, width, height, placeholder, onBroken } = props;
  const small = thumb === null ? '' : `url("${thumb}") center / 100% 100% `;
  return (
    <img
      data-zoom
      className={css.file}
      style={{ aspectRatio: `${width} / ${height}`, background: `${small}${placeholder}` }}
      draggable={false}
      alt={label}
      {...{ src, width, height, onError: onBroken }}
    />
  );
}

/** A video behind its poster, which has an address of its own once it plays: as large as there is room. */
function LightboxFilm({ src, thumb, width, height, placeholder, film }: LightboxFileProps) {
  return (
    <div className={css.room}>
      <div className={css.film} style={{ '--ratio': width / height }}>
        <Clip
          {...film}
          {...{ src, width, height, placeholder }}
          poster={thumb}
          seconds={undefined}
        />
      </div>
    </div>
  );
}

/** A sound: nothing of it is fetched before it is played. */
function LightboxPlayer(props: LightboxFileProps) {
  const { src, thumb, label, width, height, placeholder, onBroken } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are of videos alone
    <video
      className={css.file}
      style={{ aspectRatio: `${width} / ${height}`, background: placeholder }}
      controls
      playsInline
      preload="none"
      controlsList="nodownload"
      aria-label={label}
      {...(thumb !== null && { poster: thumb })}
      {...{ src, width, height, onError: onBroken }}
    />
  );
}

/** The thing itself: as large as the window lets it be, never larger than it is. */
export function LightboxFile(props: LightboxFileProps) {
  const { type } = props;
  return (
    <>
      {type === 'image' && <LightboxPicture {...props} />}
      {type === 'video' && <LightboxFilm {...props} />}
      {type === 'audio' && <LightboxPlayer {...props} />}
      {type === 'image' && <VeilButton />}
    </>
  );
}
