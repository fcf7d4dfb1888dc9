import { useEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Captions } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import css from './player.module.css';

/** Captions of the video in one language. */
export interface PlayerCaption {
  /** BCP 47. */
  readonly language: string;
  /** Name of the language. */
  readonly name: string;
  readonly url: string;
  readonly isShown: boolean;
}

const originOf = (address: string) => new URL(address, document.baseURI).origin;

/**
 * A track of another origin than the page's comes only to a video that is asked for in the same way:
 * where both are the API's, which answers so (docs/laravel.md); a store of videos that does not stays
 * playable, without captions.
 */
export function originFor(src: string | null, caption: PlayerCaption | null) {
  if (src === null || caption === null) return {};
  const origin = originOf(caption.url);
  const isShared = origin !== location.origin && origin === originOf(src);
  return isShared ? ({ crossOrigin: 'use-credentials' } as const) : {};
}

/** The browser fetches a track when it is shown, and draws it over the video. */
export function CaptionTrack({ caption, onFail }: { caption: PlayerCaption; onFail: () => void }) {
  const { language, name, url, isShown } = caption;
  const element = useRef<HTMLTrackElement>(null);
  // Its errors do not bubble, and React listens to none.
  useEffect(() => {
    const { current: track } = element;
    track?.addEventListener('error', onFail);
    return () => track?.removeEventListener('error', onFail);
  }, [onFail]);
  useEffect(() => {
    if (element.current) element.current.track.mode = isShown ? 'showing' : 'disabled';
  }, [isShown]);
  return <track ref={element} kind="captions" srcLang={language} label={name} src={url} />;
}

/** Turns captions on and off; of several languages, one is chosen. */
export function CaptionsControl({
  label,
  off,
  failure,
  languages,
  language,
  onToggle,
  onChoose,
}: {
  /** Name of the button or the list. */
  label: string;
  /** Choice of none. */
  off: string;
  /** Sentence while they did not come. */
  failure: string | null;
  languages: readonly { readonly language: string; readonly name: string }[];
  /** Null while they are off. */
  language: string | null;
  onToggle: () => void;
  onChoose: (language: string) => void;
}) {
  const isOn = language !== null;
  return (
    <>
      <span className={css.captions} data-on={isOn || undefined}>
        {languages.length === 1 ? (
          <IconButton icon={Captions} label={label} pressed={isOn} onClick={onToggle} />
        ) : (
          <>
            <Icon of={Captions} />
            <select
              aria-label={label}
              title={label}
              value={language ?? ''}
              onChange={({ currentTarget: { value } }) =>
                value === '' ? onToggle() : onChoose(value)
              }
            >
              <option value="">{off}</option>
              {languages.map((each) => (
                <option key={each.language} value={each.language}>
                  {each.name}
                </option>
              ))}
            </select>
          </>
        )}
      </span>
      <span className={css.missed} role="status">
        {failure !== null && <span className={css.pill}>{failure}</span>}
      </span>
    </>
  );
}
