import type { MouseEvent } from 'react';
import { Link } from '../buttons/link.tsx';
import { Icon } from '../style/icon.tsx';
import { ArrowLeft } from '../style/icons.ts';
import css from './back-link.module.css';

/** True if the previous page is the app's too: each history entry it makes counts those below. */
const cameFromHere = () =>
  typeof window.history.state === 'object' && window.history.state?.depth > 0;

/** Goes to the page before in place of the link's own, where that one is the app's. */
export const back = (event: MouseEvent) => {
  if (!cameFromHere()) return;
  event.preventDefault();
  window.history.back();
};

/** Arrow back to the page before, or to `href` where this is the first one. */
export function BackLink({ href, label }: { href: string | null; label: string }) {
  return (
    <Link look="bare" className={css.back ?? ''} href={href} label={label} onClick={back}>
      <Icon of={ArrowLeft} />
    </Link>
  );
}
