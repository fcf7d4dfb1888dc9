import { BackLink } from './back-link.tsx';
import { useShownTitle } from './screen-title.tsx';
import css from './sub-screen-bar.module.css';

/** Bar of a screen below another one on a phone: Back and the title. */
export function SubScreenBar({ href, label }: { href: string; label: string }) {
  const title = useShownTitle();
  return (
    <span className={css.bar}>
      <BackLink {...{ href, label }} />
      {/* The heading of the screen says it, and the document's title. */}
      <bdi className={css.title} data-excerpt aria-hidden>
        {title}
      </bdi>
    </span>
  );
}
