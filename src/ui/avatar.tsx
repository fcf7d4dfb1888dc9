import { memo, useState } from 'react';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const letters = new Intl.Segmenter();

/** Up to two first letters of a name, as people of any script would shorten it. */
const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();

/**
 * A person's picture, or their initials until it is there. Silent for screen readers, since the name
 * stands beside it; `alone` gives it the name where it does not. `online` is text such as "Online".
 */
export const Avatar = memo(function Avatar({
  name,
  src,
  size = 'medium',
  alone = false,
  online,
}: {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  alone?: boolean;
  online?: string | undefined;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={classNames(css.avatar, css[size])}
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
    >
      <span aria-hidden>{initials(name)}</span>
      {src && src !== broken && (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      )}
      {online && (
        <span className={css.dot}>
          <VisuallyHidden>{online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
});
