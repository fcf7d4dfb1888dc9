import css from './back-head.module.css';
import { BackLink } from './back-link.tsx';

/** Head of a page below another one: Back and a word for what it is; a phone's top bar has both. */
export function BackHead({
  href,
  label,
  title,
}: {
  href: string | null;
  label: string;
  /** Not the heading of the screen, which says more. */
  title: string;
}) {
  return (
    <div className={css.head}>
      <BackLink {...{ href, label }} />
      <span className={css.title}>{title}</span>
    </div>
  );
}
