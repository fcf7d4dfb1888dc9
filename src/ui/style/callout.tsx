import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import css from './callout.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { toneIcons, type Tone } from './tone.ts';

/** A message that stays beside what it is about. `negative` interrupts a screen reader, the rest wait. */
export function Callout({
  tone = 'neutral',
  title,
  children,
  actions,
  within = false,
}: {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Inside a live region, which says it already. */
  within?: boolean;
}) {
  const role = tone === 'negative' ? 'alert' : 'status';
  return (
    <div className={classNames(css.callout, css[tone])} role={within ? undefined : role}>
      <span className={css.mark}>
        <Icon of={toneIcons[tone]} />
      </span>
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Says what did not work, beside the one button that tries it again. */
export function RetryCallout({
  tone,
  retry,
  onRetry,
  children,
}: {
  tone: Tone;
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Callout tone={tone} actions={<Button onClick={onRetry}>{retry}</Button>}>
      {children}
    </Callout>
  );
}
