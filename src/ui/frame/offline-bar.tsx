import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { CircleCheck, WifiOff } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import css from './offline-bar.module.css';

/** Line across the page about the connection; without children only an empty live region. */
export function OfflineBar({
  tone = 'caution',
  action,
  children,
}: {
  tone?: 'caution' | 'positive';
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div role="status">
      {children !== undefined && (
        <div className={classNames(css.bar, css[tone])}>
          <span className={css.words}>
            <Icon of={tone === 'caution' ? WifiOff : CircleCheck} />
            {children}
          </span>
          {action}
        </div>
      )}
    </div>
  );
}
