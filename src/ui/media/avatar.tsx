import { memo } from 'react';
import { useAddress } from './addresses.ts';
import css from './avatar.module.css';
import { classNames } from '../style/class-names.ts';
import { VisuallyHidden } from '../style/visually-hidden.tsx';
import { initials } from '../texts/written.ts';

/**
 * Avatar, or initials until it loads. Hidden from screen readers, since the name is beside it;
 * `alone` names it where it is not. `alt` is the owner's description, `online` is text such as
 * "Online".
 */
export const Avatar = memo(function Avatar({
  name,
  src,
  size = 'medium',
  alone = false,
  alt = '',
  online,
}: {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  alone?: boolean;
  alt?: string;
  online?: string | undefined;
}) {
  const face = useAddress(src ?? '');
  return (
    <span
      className={classNames(css.avatar, css[size])}
      role={alone ? 'img' : undefined}
      aria-label={alone ? name : undefined}
    >
      <span aria-hidden>{initials(name).join('')}</span>
      {face.src && (
        <img
          key={face.turn}
          src={face.src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={face.onError}
          onLoad={face.onLoad}
        />
      )}
      {online && (
        <span className={css.dot}>
          <VisuallyHidden>{online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
});
