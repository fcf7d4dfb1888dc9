import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { SettingsRefusal } from './settings-refusal.tsx';

/** Texts by error code; any other code shows the server's own sentence. */
const codes: Readonly<Record<string, TextKey>> = {
  token_invalid: 'auth.socialLogin.codes.invalid',
  provider_unreachable: 'auth.socialLogin.codes.unreachable',
  already_linked: 'auth.socialLogin.codes.linked',
  state_invalid: 'auth.socialLogin.expired',
  last_login_method: 'settings.socialAccounts.onlyWay',
};

/** Error of attaching or detaching a provider. */
export function SocialRefusal({ actor }: { actor: ActorRefFrom<typeof socialAccountsMachine> }) {
  const { t } = useText();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const provider = useSelector(actor, ({ context }) => context.provider);
  const code = failure && 'code' in failure ? codes[failure.code ?? ''] : undefined;
  if (code === undefined) return <SettingsRefusal failure={failure} />;
  return (
    <Callout tone="caution">
      {t(code, { provider: t(`auth.socialLogin.names.${provider}`) })}
    </Callout>
  );
}
