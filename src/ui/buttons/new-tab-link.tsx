import css from './link.module.css';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** A page of the app to read beside a form: a new tab, so that nothing typed is lost. */
export function NewTabLink({
  href,
  children,
  hint,
}: {
  /** From `href('routeName')`; a path is never spelled. */
  href: string;
  children: string;
  /** Says that a new tab opens, for those who do not see it. */
  hint: string;
}) {
  return (
    <a className={css.inline} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </a>
  );
}
