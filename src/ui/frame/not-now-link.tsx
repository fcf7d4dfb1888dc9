import type { ReactNode } from 'react';
import { Link } from '../buttons/link.tsx';
import { back } from './back-link.tsx';

/** Way out of what can be done later: to the page before, or to `href` where this is the first one. */
export function NotNowLink({ href, children }: { href: string | null; children: ReactNode }) {
  return (
    <Link look="quiet" href={href} onClick={back}>
      {children}
    </Link>
  );
}
