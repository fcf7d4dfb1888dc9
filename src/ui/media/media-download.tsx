import { use, useRef, type MouseEvent, type ReactNode } from 'react';
import { AddressesContext } from './addresses.ts';
import button from '../buttons/button.module.css';
import { classNames } from '../style/class-names.ts';
import { Download } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/**
 * Download link of a picture or video. Its URL expires while the page is open, and the page cannot
 * detect a failed download: each press asks for the present URL.
 */
export function MediaDownload({ href, children }: { href: string; children: ReactNode }) {
  const { fresh } = use(AddressesContext);
  const isAsking = useRef(false);
  const press = async (event: MouseEvent) => {
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    save(await fresh(href));
    isAsking.current = false;
  };
  return (
    <a
      href={href}
      download
      className={classNames(button.button, button.quiet)}
      onClick={(event) => void press(event)}
    >
      <Icon of={Download} />
      {children}
    </a>
  );
}
