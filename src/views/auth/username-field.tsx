import type { NameProblem } from '#machines/auth/registration.types.ts';
import { LiveRegion } from '#src/ui/live-region.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** How far the look at a username has come. */
export type NameStanding = 'unasked' | 'typing' | 'checking' | 'free' | 'refused';

/** The username with advice beside it; what the server refused before gives way to newer news. */
export function UsernameField({
  standing,
  name,
  problem,
  error,
  defaultValue,
  onType,
}: {
  standing: NameStanding;
  name: string;
  problem: NameProblem | null;
  error: string | undefined;
  defaultValue?: string;
  onType: (username: string) => void;
}) {
  const { t } = useText();
  const isFree = standing === 'free';
  const reasons = {
    unasked: error,
    typing: '',
    checking: '',
    free: '',
    refused: problem ? t(`authRegistration.problems.${problem}`) : '',
  };
  const advice = {
    unasked: t('authRegistration.usernameHelp'),
    typing: t('authRegistration.usernameHelp'),
    checking: t('authRegistration.checking'),
    free: t('authRegistration.free', { name }),
    refused: undefined,
  }[standing];
  return (
    <>
      <TextField
        name="username"
        autoComplete="nickname"
        label={t('authRegistration.username')}
        maxLength={30}
        defaultValue={defaultValue}
        error={reasons[standing]}
        help={advice}
        onInput={onType}
        required
      />
      <LiveRegion>{isFree ? advice : ''}</LiveRegion>
    </>
  );
}
