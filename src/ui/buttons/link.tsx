import {
  createContext,
  use,
  useEffect,
  useRef,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { Link as RouterLink } from 'wouter';
import { announce, type Command } from '#src/commands.ts';
import button from './button.module.css';
import { classNames } from '../style/class-names.ts';
import { Icon, type IconOf } from '../style/icon.tsx';
import css from './link.module.css';

/** Called for a link that may be opened next: it is visible, or (`isNear`) hovered or focused. */
export type Preload = (href: string, isNear: boolean) => void;

const PreloadContext = createContext<Preload | null>(null);

/** Gets ready the screens behind the links below. */
export function PreloadProvider({ preload, children }: { preload: Preload; children: ReactNode }) {
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

const looks = {
  plain: css.plain,
  inline: css.inline,
  bare: css.bare,
  primary: classNames(button.button, button.primary),
  secondary: classNames(button.button, button.secondary),
  quiet: classNames(button.button, button.quiet),
} as const;

export interface LinkProps {
  /**
   * URL from `href('routeName')`, never written by hand. Null where no such page exists (a person
   * without a username): plain links then render their text, links with a button's look nothing.
   */
  href: string | null;
  children: ReactNode;
  /**
   * Look: `plain` is a block of 44 px, `inline` runs in a sentence, `bare` has no styles; others
   * look like a button.
   */
  look?: keyof typeof looks;
  icon?: IconOf;
  label?: string;
  /** Marks the page the person is on. */
  current?: boolean;
  replace?: boolean;
  /** False in long lists of links to one screen: hover and focus fetch its code, sight does not. */
  preloadsInView?: boolean;
  className?: string;
  onClick?: MouseEventHandler;
  lang?: string;
  title?: string | undefined;
  /** Name that a tooltip shows where the text is hidden. */
  tip?: string | undefined;
  tabIndex?: number;
  /** Keyboard command that follows it. */
  command?: Command;
}

/** Wraps the text in an element if an icon is beside it. */
function Worded({ icon, children }: Pick<LinkProps, 'icon' | 'children'>) {
  if (!icon) return children;
  return (
    <>
      <Icon of={icon} />
      <span>{children}</span>
    </>
  );
}

/** A way to another screen of the app. */
export function Link({ href, ...rest }: LinkProps) {
  if (href !== null) return <Way href={href} {...rest} />;
  const { look = 'plain', icon, className, lang, title, children } = rest;
  if (look === 'primary' || look === 'secondary' || look === 'quiet') return null;
  return (
    <span className={className} lang={lang} title={title}>
      <Worded icon={icon}>{children}</Worded>
    </span>
  );
}

function Way({
  href,
  children,
  look = 'plain',
  icon,
  label,
  current,
  className,
  preloadsInView = true,
  command,
  tip,
  ...rest
}: LinkProps & { href: string }) {
  const preload = use(PreloadContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = anchor.current;
    if (!preloadsInView || !preload || !element || !('IntersectionObserver' in window))
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      preload(href, false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [preload, preloadsInView, href]);
  const near = preload ? () => preload(href, true) : undefined;
  return (
    <RouterLink
      {...rest}
      {...announce(command)}
      ref={anchor}
      href={href}
      className={classNames(looks[look], className)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-tip={tip}
      onPointerEnter={near}
      onFocus={near}
    >
      <Worded icon={icon}>{children}</Worded>
    </RouterLink>
  );
}
