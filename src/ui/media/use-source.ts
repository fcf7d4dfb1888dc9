import { useEffect, useState, type RefObject } from 'react';
import type HlsClass from 'hls.js';
import { lazy } from '../loading/lazy.ts';

/** Fetched with the first stream in a browser that plays none by itself. */
const library = lazy<typeof HlsClass>(async () => {
  // @ts-expect-error -- the package has types for its whole alone, of which this is the part that is needed
  const { default: Hls } = await import('hls.js/light');
  return Hls;
});

/**
 * Plays an HLS playlist by Media Source Extensions in an element whose browser cannot play one by itself;
 * returns the way to stop. `onFault` is called once, when nothing more will come.
 */
function attach(
  Hls: typeof HlsClass,
  video: HTMLVideoElement,
  address: string,
  start: number,
  onFault: (fault: 'network' | 'unsupported') => void,
): () => void {
  const hls = new Hls({
    // Its worker would come from an address that the page's policy on scripts does not trust.
    enableWorker: false,
    startPosition: start,
    // No larger than it is shown, and never more of it in memory than a minute to go back.
    capLevelToPlayerSize: true,
    backBufferLength: 60,
  });
  let isRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type, details }) => {
    if (!fatal) return;
    // Codecs that the browser does not have are still not there then, and the library is silent.
    const isPassing = type === Hls.ErrorTypes.MEDIA_ERROR && !details.endsWith('CodecsError');
    if (isPassing && !isRecovered) {
      isRecovered = true;
      return hls.recoverMediaError();
    }
    hls.destroy();
    // A playlist that came, and says nothing, counts as an error of the network there.
    const isLost = type === Hls.ErrorTypes.NETWORK_ERROR && !details.endsWith('ParsingError');
    onFault(isLost ? 'network' : 'unsupported');
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => hls.destroy();
}

const isNative = (video: HTMLVideoElement) =>
  video.canPlayType('application/vnd.apple.mpegurl') !== '';

/**
 * Gives the element its file or stream. Answers the address for its `src`, which is null while a
 * library feeds it, and whether it has something to play.
 */
export function useSource(
  ref: RefObject<HTMLVideoElement | null>,
  {
    src,
    isStream,
    isRunning,
    start,
    onFault,
  }: {
    /** Null while there is no address. */
    src: string | null;
    isStream: boolean;
    isRunning: boolean;
    /** Seconds at which it begins. */
    start: number;
    onFault: (fault: 'network' | 'unsupported') => void;
  },
): { address: string | null; isThere: boolean } {
  const [fed, setFed] = useState<string | null>(null);
  const [isManaged] = useState(() => !isNative(document.createElement('video')));
  const stream = isStream && isManaged ? src : null;
  const isWanted = isRunning || fed === stream;
  useEffect(() => {
    if (stream === null || !isWanted) return undefined;
    const { current: video } = ref;
    const isOver = { now: false };
    let stop: () => void = () => undefined;
    const failed = (fault: 'network' | 'unsupported') => {
      setFed(null);
      if (!isOver.now) onFault(fault);
    };
    library.load().then(
      (Hls) => {
        if (isOver.now || !video) return;
        if (!Hls.isSupported()) return failed('unsupported');
        stop = attach(Hls, video, stream, start, failed);
        setFed(stream);
      },
      () => failed('network'),
    );
    return () => {
      isOver.now = true;
      stop();
      setFed(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new position or report starts nothing
  }, [ref, stream, isWanted]);
  if (stream !== null) return { address: null, isThere: fed === stream };
  return { address: src, isThere: src !== null };
}
