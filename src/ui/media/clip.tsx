import { use, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useAddress } from './addresses.ts';
import css from './clip.module.css';
import { FailedFile } from './failed-file.tsx';
import { Icon } from '../style/icon.tsx';
import { Play } from '../style/icons.ts';
import { lengthText } from '../texts/length.ts';
import { isHeldBack } from '../loading/data-saver.ts';
import { Spinner } from '../loading/spinner.tsx';
import { useText } from '../texts/text.tsx';
import { PlaybackContext, type ClipCaption, type ClipFilm } from './playback.ts';
import { VeilButton } from './veil-button.tsx';

interface ClipProps {
  hash: string;
  /** Null where only the poster is there. */
  src: string | null;
  /** HLS playlist; absent without one. */
  stream?: string | undefined;
  poster: string | null;
  alt: string | null;
  /** Label of the play button, with content and duration of the video. */
  play: string;
  width: number;
  height: number;
  seconds: number | undefined;
  placeholder: string;
  captions?: readonly ClipCaption[] | undefined;
  /** True if it plays at once: it was pressed where it came from. */
  begins?: boolean;
}

const isOpen = (caption: ClipCaption): caption is ClipFilm['captions'][number] =>
  caption.url !== null;

/** Follows the page's player: whether this place has it, and how it gets it. */
function usePlayback(film: Omit<ClipFilm, 'url'> & { url: string | null }) {
  const source = use(PlaybackContext);
  const [is, setIs] = useState<'resting' | 'asked' | 'lost'>('resting');
  const current = useSyncExternalStore(
    (listener) => {
      const stops = [source.subscribe(listener), source.now()?.subscribe(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    () => source.now()?.current() ?? null,
  );
  const { id, url } = film;
  useEffect(() => () => source.now()?.end(id), [source, id]);
  const begin = async () => {
    if (url === null) return;
    setIs('asked');
    try {
      const playback = await source.load();
      playback.begin({ ...film, url });
      setIs('resting');
    } catch {
      setIs('lost');
    }
  };
  return { is, begin, Player: current === id ? (source.now()?.Player ?? null) : null };
}

/**
 * Video behind its poster: nothing is fetched before it is played, nor the poster while data is
 * saved.
 */
export function Clip({ play, captions = [], begins = false, stream, ...film }: ClipProps) {
  const { src, poster, width, height, seconds, placeholder } = film;
  const { locale } = useText();
  const id = useId();
  const [isHeld] = useState(() => poster !== null && isHeldBack(poster));
  const still = useAddress(poster ?? '');
  const { is, begin, Player } = usePlayback({
    ...film,
    id,
    url: src,
    streamUrl: stream ?? null,
    poster: isHeld ? null : still.src,
    seconds: seconds ?? null,
    captions: captions.filter(isOpen),
    locale,
  });
  useEffect(() => {
    if (begins) void begin();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes
  }, []);
  // oxlint-disable-next-line react/static-components -- a loaded module, the same each time
  if (Player) return <Player />;
  return (
    <span
      className={css.clip}
      style={{ aspectRatio: `${width} / ${height}`, '--placeholder': placeholder }}
    >
      {still.src && !isHeld && (
        <img
          key={still.turn}
          className={css.still}
          src={still.src}
          alt=""
          {...{ width, height }}
          onError={still.onError}
          onLoad={still.onLoad}
        />
      )}
      <VeilButton />
      {is === 'lost' ? (
        <FailedFile of="video" onRetry={() => void begin()} />
      ) : (
        <button type="button" className={css.play} aria-label={play} onClick={() => void begin()}>
          <span className={css.disc}>
            {is === 'asked' ? <Spinner /> : <Icon of={Play} size={28} />}
          </span>
          {seconds !== undefined && <span className={css.length}>{lengthText(seconds)}</span>}
        </button>
      )}
    </span>
  );
}
