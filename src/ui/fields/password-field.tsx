import { useState } from 'react';
import css from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Eye, EyeOff } from '../style/icons.ts';
import { useText } from '../texts/text.tsx';

/** A password, hidden until the person asks to see it; a new one that is too long is refused, not cut. */
export function PasswordField({
  autoComplete,
  required,
  autoFocus,
  firstFocus = false,
  ...field
}: FieldProps & {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  autoFocus?: boolean;
  /** In a dialog: takes the focus when it opens. */
  firstFocus?: boolean;
}) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={css.box}>
          <input
            {...wiring}
            {...{ autoComplete, required, autoFocus }}
            data-autofocus={firstFocus ? '' : undefined}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={autoComplete === 'current-password' ? 128 : undefined}
            className={css.input}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t('ui.passwordField.hide') : t('ui.passwordField.show')}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
