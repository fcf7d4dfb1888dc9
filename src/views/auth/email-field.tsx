import { useText } from '#src/ui/texts/text.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';

type EmailFieldProps = Pick<
  TextFieldProps,
  'autoComplete' | 'autoFocus' | 'defaultValue' | 'error' | 'help' | 'readOnly' | 'required'
>;

/** The address of an account; a password manager takes it for the name that signs in. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  const { t } = useText();
  return (
    <TextField
      name="email"
      type="email"
      autoComplete={autoComplete}
      label={t('auth.login.email')}
      {...field}
    />
  );
}
