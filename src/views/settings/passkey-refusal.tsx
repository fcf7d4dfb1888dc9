import type { Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { SettingsRefusal } from './settings-refusal.tsx';

/** Texts by error code; any other code shows the server's own sentence. */
const codes: Readonly<Record<string, TextKey>> = {
  too_many_passkeys: 'settings.passkeys.tooMany',
  last_login_method: 'settings.passkeys.onlyWay',
  not_verified: 'settings.passkeys.unverified',
};

/** Error of adding, naming or removing a passkey. */
export function PasskeyRefusal({ failure }: { failure: Failure | null }) {
  const { t } = useText();
  const code = failure && 'code' in failure ? codes[failure.code ?? ''] : undefined;
  if (code !== undefined) return <Callout tone="caution">{t(code)}</Callout>;
  if (failure?.kind === 'invalid')
    return <Callout tone="negative">{t('settings.passkeys.invalid')}</Callout>;
  return <SettingsRefusal failure={failure} />;
}
