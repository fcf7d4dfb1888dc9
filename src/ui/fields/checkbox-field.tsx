import { useId, type ReactNode } from 'react';
import css from './field.module.css';
import { useFieldError } from './field-errors.tsx';
import { CircleAlert } from '../style/icons.ts';
import { Icon } from '../style/icon.tsx';

/** A yes or no that waits for its form; its whole row is the target. */
export function CheckboxField({
  name,
  label,
  help,
  error,
  defaultChecked,
  checked,
  onChange,
  required,
  disabled,
  isSwitch = false,
}: {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  required?: boolean;
  disabled?: boolean;
  /** Renders a switch: it saves at once, without a form. */
  isSwitch?: boolean;
}) {
  const id = useId();
  const reason = useFieldError(name, error);
  return (
    <div className={css.field}>
      <label className={css.choice}>
        <input
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          {...{ name, required, disabled }}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          aria-invalid={reason ? true : undefined}
          aria-describedby={reason || help !== undefined ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {(reason || help !== undefined) && (
        <div id={id} className={reason ? css.error : css.help}>
          {reason && <Icon of={CircleAlert} size={16} />}
          {reason ?? help}
        </div>
      )}
    </div>
  );
}
