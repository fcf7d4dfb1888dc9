import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from './class-names.ts';
import css from './status-bar.module.css';

/**
 * A muted status line in a polite live region. `late` delays it by two seconds, so that a short
 * interruption is not announced. It is in the page even when empty, as live regions need.
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
      {!isEmpty && <span>{children}</span>}
      {retry && (
        <Button tone="quiet" onClick={retry.act}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}

/** A share from 0 to 1 in the same place, or none while unknown; no live region, since it moves on. */
export const StatusProgress = ({ label, value }: { label: string; value: number | undefined }) => (
  <label className={css.bar}>
    {label}
    <progress value={value} />
  </label>
);
