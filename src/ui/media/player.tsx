import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { KeepFocus } from '../focus/keep-focus.tsx';
import { Spinner } from '../loading/spinner.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';
import { timeText } from '../texts/length.ts';
import { actOf, type PlayerAct, type VideoReport } from './player-acts.ts';
import type { PlayerCaption } from './player-captions.tsx';
import { PlayerBar, type PlayerBarProps } from './player-bar.tsx';
import { PlayerVideo } from './player-video.tsx';
import { useWindows } from './player-windows.ts';
import { useMore } from './use-more.ts';
import { useRest } from './use-rest.ts';
import css from './player.module.css';
import { VeilButton } from './veil-button.tsx';

type Said = 'speed' | 'volume' | 'time' | 'captions';
const isSaid = (thing: string): thing is Said =>
  ['speed', 'volume', 'time', 'captions'].includes(thing);

/** A video with its own bar: what it does comes in as props, what a person does goes out as acts. */
export function Player({
  film,
  src,
  isStream,
  goal,
  isWaiting,
  isHalted,
  captions,
  onReport,
  over,
  ...bar
}: PlayerBarProps & {
  film: {
    label: string;
    poster: string | null;
    width: number;
    height: number;
    placeholder: string;
  };
  /** Null while there is no address. */
  src: string | null;
  /** The address is that of an HLS playlist. */
  isStream: boolean;
  goal: { readonly seconds: number; readonly turn: number };
  /** More of it is on its way. */
  isWaiting: string | null;
  /** It cannot be played now: nothing of the bar would do anything. */
  isHalted: boolean;
  /** Null where the video has none. */
  captions: {
    readonly track: PlayerCaption | null;
    /** On or off in words. */
    readonly now: string;
    readonly control: ReactNode;
  } | null;
  onReport: (report: VideoReport) => void;
  /** Drawn over the video: why it stands still, or the place that it went on from. */
  over: ReactNode;
}) {
  const { isRunning, volume, isMuted, speed, length, words } = bar;
  const { frame, video, isFull, toggleFull, inset } = useWindows();
  const first = useRef<HTMLButtonElement>(null);
  const face = useRef<HTMLButtonElement>(null);
  const more = useMore(frame, !isHalted);
  const rest = useRest(isRunning && !more.isOpen);
  /** A finger brings the bar back first; a mouse has done so on its way. */
  const isWaking = useRef(false);
  const [said, setSaid] = useState<{ thing: Said; turn: number } | null>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const tap = () => {
    if (more.isOpen) return more.onOpen(false);
    if (isWaking.current) return rest.wake();
    bar.onAct({ type: 'play.toggle' });
  };
  const say = (act: PlayerAct) => {
    const [thing = ''] = act.type.split('.');
    setSaid((before) => (isSaid(thing) ? { thing, turn: (before?.turn ?? 0) + 1 } : null));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isOnButton = target instanceof HTMLButtonElement;
    const isFree = !ctrlKey && !metaKey && !altKey;
    const act = actOf({ key, ctrlKey, metaKey, altKey, length, isOnButton });
    if (act?.type === 'captions.toggle' && !captions) return;
    if (!act && !(isFree && key.toLowerCase() === 'f')) return;
    event.preventDefault();
    event.stopPropagation();
    rest.wake();
    if (!act) return toggleFull();
    say(act);
    bar.onAct(act);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all its controls
    <div
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={film.label}
      className={css.player}
      style={{ aspectRatio: `${film.width} / ${film.height}`, '--placeholder': film.placeholder }}
      data-rest={rest.isResting || undefined}
      data-more={more.isOpen || undefined}
      onKeyDownCapture={press}
      onPointerMove={rest.wake}
      onFocus={rest.wake}
    >
      <PlayerVideo
        ref={video}
        className={css.video}
        {...{ src, isStream, goal, isRunning, volume, isMuted, speed, onReport }}
        caption={captions?.track ?? null}
        {...film}
      />
      <button
        ref={face}
        type="button"
        tabIndex={-1}
        aria-hidden
        className={css.face}
        // The keys go on where the bar is; nothing that is hidden takes the focus.
        onMouseDown={(event) => {
          event.preventDefault();
          first.current?.focus({ preventScroll: true });
        }}
        onPointerDown={({ pointerType }) => {
          isWaking.current = pointerType !== 'mouse' && rest.isResting;
        }}
        onClick={tap}
        onDoubleClick={toggleFull}
      />
      <VeilButton />
      {isWaiting !== null && (
        <span className={css.ring} role="status">
          <Spinner />
          <VisuallyHidden>{isWaiting}</VisuallyHidden>
        </span>
      )}
      {said && (
        <span key={said.turn} className={css.said} aria-hidden>
          {said.thing === 'speed' && <span>{words.fast(speed)}</span>}
          {said.thing === 'volume' && <span>{words.loud(isMuted ? 0 : volume)}</span>}
          {said.thing === 'captions' && <span>{captions?.now}</span>}
          {said.thing === 'time' && <span>{timeText(Math.round(bar.time))}</span>}
        </span>
      )}
      <KeepFocus className={css.controls}>
        {over}
        {!isHalted && (
          <PlayerBar
            {...bar}
            {...{ first, face, isFull, more }}
            onFull={toggleFull}
            onInset={inset}
            captions={captions?.control}
          />
        )}
      </KeepFocus>
    </div>
  );
}
