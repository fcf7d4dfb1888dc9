import { useLayoutEffect, useRef } from 'react';
import css from './lightbox-strip.module.css';

/** One small picture of the strip. */
export interface StripFile {
  readonly key: string;
  /** Its small picture or its poster; null paints its colour. */
  readonly thumb: string | null;
  readonly placeholder: string;
  readonly label: string;
}

/** Small pictures of all there is, in wide windows: one stop, that of what is shown. */
export function LightboxStrip({
  files,
  index,
  label,
  onChoose,
}: {
  files: readonly StripFile[];
  /** From 0. */
  index: number;
  label: string;
  onChoose: (index: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    const shown = current?.children[index]?.querySelector('button');
    if (!current || !shown) return;
    // The strip alone is scrolled: `scrollIntoView` would move what it stands in too.
    const { offsetLeft, offsetWidth } = shown;
    current.scrollLeft = offsetLeft + offsetWidth / 2 - current.clientWidth / 2;
    const { activeElement } = document;
    if (activeElement !== shown && current.contains(activeElement)) shown.focus();
  }, [index]);
  return (
    <ol ref={list} className={css.strip} aria-label={label}>
      {files.map(({ key, thumb, placeholder, label: name }, place) => (
        <li key={key}>
          <button
            type="button"
            className={css.thumb}
            style={{ '--placeholder': placeholder }}
            tabIndex={place === index ? 0 : -1}
            aria-label={name}
            aria-current={place === index || undefined}
            onClick={() => onChoose(place)}
          >
            {thumb !== null && <img src={thumb} alt="" loading="lazy" draggable={false} />}
          </button>
        </li>
      ))}
    </ol>
  );
}
