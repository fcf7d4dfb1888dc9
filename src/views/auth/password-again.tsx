import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { EmailField } from './email-field.tsx';

/** Asks the signed-in member's password; the address is shown for their password manager too. */
export function PasswordAgain({
  email,
  error,
  firstFocus = false,
}: {
  email: string;
  error: string | undefined;
  firstFocus?: boolean;
}) {
  const { t } = useText();
  return (
    <>
      <EmailField defaultValue={email} readOnly />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('auth.login.password')}
        error={error}
        required
        firstFocus={firstFocus}
      />
    </>
  );
}
