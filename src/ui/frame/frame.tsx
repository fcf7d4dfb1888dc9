import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import css from './frame.module.css';
import { useText } from '../texts/text.tsx';

const contentId = 'content';

/** Moves the focus alone: the page stays where it was scrolled to. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(contentId)?.focus({ preventScroll: true });
};

function SkipLink() {
  const { t } = useText();
  return (
    <a className={css.skip} href={`#${contentId}`} onClick={skip}>
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
  /** Of `broad` content the pictures and cards of a phone reach its edges. */
  width: 'narrow' | 'broad';
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

/** Width and padding of a screen in a member's frame. */
export type FrameLook = 'wide' | 'bare';

/**
 * Frame of a member: bar, content and tabs on a phone; a rail from 600 px; the sidebar from 1250.
 * It persists over routes, so nothing of it moves: every screen has the same edges. `bare` hides bar
 * and tabs on a phone.
 */
export function MemberFrame({
  bar,
  notice,
  sidebar,
  tabs,
  look = 'wide',
  titled = false,
  children,
}: {
  bar: ReactNode;
  notice?: ReactNode;
  sidebar: ReactNode;
  tabs: ReactNode;
  look?: FrameLook;
  /** On a phone the bar shows the title of the screen. */
  titled?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(css.frame, css.member, look === 'bare' ? css.bare : css.withTabs)}
      data-titled={titled ? '' : undefined}
    >
      <SkipLink />
      <div className={css.side}>{sidebar}</div>
      <div className={css.top}>
        {notice}
        <div className={css.bar}>{bar}</div>
      </div>
      <Main className={css.column}>{children}</Main>
      <div className={css.tabs}>{tabs}</div>
    </div>
  );
}
