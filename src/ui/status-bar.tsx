import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import css from './status-bar.module.css';

/**
 * A quiet line about something under way, heard politely. `late` shows it only after two seconds, so
 * that what passes at once is not spoken of. It stands in the page even when it has nothing to say.
 */
export function StatusBar({
  children,
  retry,
  late = false,
}: {
  children?: ReactNode;
  retry?: { label: string; act: () => void } | undefined;
  late?: boolean;
}) {
  const isEmpty = children === undefined;
  return (
    <div className={classNames(!isEmpty && css.bar, late && css.late)} role="status">
      {children}
      {retry && (
        <Button tone="quiet" onClick={retry.act}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
