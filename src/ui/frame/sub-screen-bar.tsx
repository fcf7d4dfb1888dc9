import type { MouseEvent } from 'react';
import { ArrowLeft } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import { Link } from '../buttons/link.tsx';
import { useShownTitle } from './screen-title.tsx';
import css from './sub-screen-bar.module.css';

/** True if the previous page is the app's too: it sets `pushed` on each history entry it makes. */
const cameFromHere = () =>
  typeof window.history.state === 'object' && window.history.state?.pushed === true;

const back = (event: MouseEvent) => {
  if (!cameFromHere()) return;
  event.preventDefault();
  window.history.back();
};

/** Bar of a screen below another one on a phone: Back and the title. */
export function SubScreenBar({ href, label }: { href: string; label: string }) {
  const title = useShownTitle();
  return (
    <span className={css.bar}>
      <Link look="bare" className={css.back ?? ''} href={href} label={label} onClick={back}>
        <Icon of={ArrowLeft} />
      </Link>
      {/* The heading of the screen says it, and the document's title. */}
      <bdi className={css.title} data-excerpt aria-hidden>
        {title}
      </bdi>
    </span>
  );
}
