import type { ReactNode } from 'react';
import button from './button.module.css';
import { classNames } from '../style/class-names.ts';
import { Download } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

/** A file that the server makes: the browser saves it under the name that the server gives it. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={classNames(button.button, button.quiet)}>
      <Icon of={Download} />
      {children}
    </a>
  );
}
