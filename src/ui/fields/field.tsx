import { useId, type ReactNode } from 'react';
import css from './field.module.css';
import { useFieldError } from './field-errors.tsx';
import { CircleAlert } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Props of every field: label above, help and error below, joined to the control by ids. */
export interface FieldProps {
  label: string;
  /** Kept for screen readers alone, where the place says it already (a search box). */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  name?: string;
}

/** Attributes that join a control to its label, help and error. */
export interface FieldWiring {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Draws the frame of a field around a control that takes the wiring. */
export function Field({
  label,
  labelHidden = false,
  help,
  error,
  name,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const reason = useFieldError(name, error);
  const describedBy = [help !== undefined && `${id}-help`, reason && `${id}-error`].filter(Boolean);
  const text = <label htmlFor={id}>{label}</label>;
  return (
    <div className={css.field}>
      {labelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <div className={css.label}>{text}</div>
      )}
      {children({
        id,
        name,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': reason ? true : undefined,
      })}
      {help !== undefined && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
      {reason && (
        <div id={`${id}-error`} className={css.error} role="alert">
          <Icon of={CircleAlert} size={16} />
          {reason}
        </div>
      )}
    </div>
  );
}
