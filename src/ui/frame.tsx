import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './frame.module.css';
import { useText } from './text.tsx';

const contentId = 'content';

function SkipLink() {
  const { t } = useText();
  return (
    <a className={css.skip} href={`#${contentId}`}>
      {t('ui.frame.skip')}
    </a>
  );
}

const Main = ({ className, children }: { className?: string; children: ReactNode }) => (
  <main id={contentId} tabIndex={-1} className={classNames(css.main, className)}>
    {children}
  </main>
);

/** The frame of a guest and of documents: bar, content, footer. */
export function OpenFrame({
  bar,
  notice,
  footer,
  width,
  children,
}: {
  bar: ReactNode;
  /** Above the bar: the offline bar. */
  notice?: ReactNode;
  footer: ReactNode;
  /** `narrow` holds a form, `reading` a text, `broad` a gallery. */
  width: 'narrow' | 'reading' | 'broad';
  children: ReactNode;
}) {
  return (
    <div className={css.frame}>
      <SkipLink />
      <div className={css.top}>
        {notice}
        {bar}
      </div>
      <Main className={css[width]}>{children}</Main>
      <div className={css.foot}>{footer}</div>
    </div>
  );
}

/**
 * The frame of a member. Below 600 px: bar, content, tabs; from 600 a rail; from 1250 the sidebar,
 * a column of 640 and the aside. `wide` gives the content up to 960 and leaves the aside out.
 */
export function MemberFrame({
  bar,
  notice,
  sidebar,
  tabs,
  aside,
  footer,
  wide = false,
  children,
}: {
  bar: ReactNode;
  notice?: ReactNode;
  sidebar: ReactNode;
  tabs: ReactNode;
  aside?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.frame, css.member, css.withTabs)}>
      <SkipLink />
      <div className={css.side}>{sidebar}</div>
      <div className={css.top}>
        {notice}
        <div className={css.bar}>{bar}</div>
      </div>
      <Main className={classNames(css.column, wide && css.wide)}>{children}</Main>
      {!wide && <div className={css.aside}>{aside}</div>}
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
      <div className={css.tabs}>{tabs}</div>
    </div>
  );
}
