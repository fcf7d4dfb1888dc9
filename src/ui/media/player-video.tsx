import { useEffect, type RefObject, type SyntheticEvent } from 'react';
import type { VideoReport } from './player-acts.ts';
import { CaptionTrack, originFor, type PlayerCaption } from './player-captions.tsx';
import { useSource } from './use-source.ts';

/** Seconds that a browser may miss a position by. */
const tolerance = 1;

type Event = SyntheticEvent<HTMLVideoElement>;

const unsupported = { type: 'video.failed', fault: 'unsupported' } as const satisfies VideoReport;

/** Seconds up to which the part that plays has come. */
const loadedOf = ({ buffered, currentTime }: HTMLVideoElement) => {
  for (let part = 0; part < buffered.length; part += 1)
    if (buffered.start(part) <= currentTime && currentTime <= buffered.end(part))
      return buffered.end(part);
  return currentTime;
};

/** The video element: does what its props say, and reports what becomes of it. */
export function PlayerVideo({
  ref,
  src,
  isStream,
  isRunning,
  goal,
  speed,
  volume,
  isMuted,
  caption,
  onReport,
  ...shown
}: {
  ref: RefObject<HTMLVideoElement | null>;
  /** Null while another address is asked for. */
  src: string | null;
  /** The address is that of an HLS playlist. */
  isStream: boolean;
  isRunning: boolean;
  /** Position to go to, in seconds, with each new turn. */
  goal: { readonly seconds: number; readonly turn: number };
  speed: number;
  volume: number;
  isMuted: boolean;
  /** None while its file did not come. */
  caption: PlayerCaption | null;
  poster: string | null;
  label: string;
  width: number;
  height: number;
  className: string | undefined;
  onReport: (report: VideoReport) => void;
}) {
  const { poster, label, width, height, className } = shown;
  const { address, isThere } = useSource(ref, {
    src,
    isStream,
    isRunning,
    start: goal.seconds,
    onFault: (fault) => onReport({ type: 'video.failed', fault }),
  });
  useEffect(() => {
    const { current: video } = ref;
    if (!video || !isThere) return;
    if (!isRunning) return video.pause();
    // One that failed begins anew, from the same address too.
    if (video.error) video.load();
    video.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (isRefused) onReport({ type: 'video.refused' });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- a report that is another function starts nothing
  }, [ref, src, isThere, isRunning]);
  useEffect(() => {
    if (ref.current && src) ref.current.currentTime = goal.seconds;
    // oxlint-disable-next-line react/exhaustive-deps -- the turn says that there is another goal
  }, [ref, src, goal.turn]);
  useEffect(() => {
    const { current: video } = ref;
    if (!video) return;
    // The default too, which the element returns to with each address.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    video.volume = volume;
    video.muted = isMuted;
  }, [ref, speed, volume, isMuted]);
  const report = (type: 'video.playing' | 'video.waiting' | 'video.ended') => () => {
    if (src) onReport({ type });
  };
  /** True for a file of which this browser can decode the sound, and no picture. */
  const isHeardAlone = (video: HTMLVideoElement) => address && !isStream && video.videoWidth === 0;
  const passed = ({ currentTarget }: Event) => {
    if (!src || currentTarget.seeking || currentTarget.readyState === 0) return;
    onReport({ type: 'time.passed', seconds: currentTarget.currentTime });
  };
  const known = ({ currentTarget }: Event) => {
    const { duration } = currentTarget;
    if (Number.isFinite(duration)) onReport({ type: 'length.known', seconds: duration });
  };
  /** Some browsers forget a position that was set before they knew the video. */
  const read = ({ currentTarget }: Event) => {
    if (isHeardAlone(currentTarget)) return onReport(unsupported);
    const isAway = Math.abs(currentTarget.currentTime - goal.seconds) > tolerance;
    if (isAway) currentTarget.currentTime = goal.seconds;
  };
  const failed = ({ currentTarget: { error } }: Event) => {
    if (!address || !error || error.code === MediaError.MEDIA_ERR_ABORTED) return;
    const isNetwork = error.code === MediaError.MEDIA_ERR_NETWORK;
    onReport(isNetwork ? { type: 'video.failed', fault: 'network' } : unsupported);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- those that its owner gave are below
    <video
      ref={ref}
      className={className}
      tabIndex={-1}
      playsInline
      preload="none"
      controlsList="nodownload"
      aria-label={label}
      {...(address && { src: address })}
      {...(poster && { poster })}
      {...{ width, height }}
      {...originFor(src, caption)}
      onPlaying={({ currentTarget }) => {
        // Asked for by the same address again, it says no more that it is known.
        if (isHeardAlone(currentTarget)) onReport(unsupported);
        else report('video.playing')();
      }}
      onWaiting={report('video.waiting')}
      onEnded={report('video.ended')}
      // It also pauses at its end, which is reported as such.
      onPause={({ currentTarget }) => {
        if (src && !currentTarget.ended) onReport({ type: 'video.paused' });
      }}
      onTimeUpdate={passed}
      onDurationChange={known}
      onLoadedMetadata={read}
      onProgress={({ currentTarget }) => {
        if (src) onReport({ type: 'video.loaded', seconds: loadedOf(currentTarget) });
      }}
      onError={failed}
    >
      {caption && (
        <CaptionTrack
          key={caption.url}
          caption={caption}
          onFail={() => onReport({ type: 'captions.failed' })}
        />
      )}
    </video>
  );
}
