import type { ReactNode } from 'react';
import button from './button.module.css';
import css from './download-link.module.css';
import { classNames } from '../style/class-names.ts';
import { Download } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

/** A file that the server makes: the browser saves it under the name that the server gives it. */
export function DownloadLink({
  href,
  children,
  short = false,
}: {
  href: string;
  children: ReactNode;
  /** On a phone the icon stands alone; its name stays. */
  short?: boolean;
}) {
  return (
    <a href={href} download className={classNames(button.button, button.quiet)}>
      <Icon of={Download} />
      <span className={short ? css.short : undefined}>{children}</span>
    </a>
  );
}
