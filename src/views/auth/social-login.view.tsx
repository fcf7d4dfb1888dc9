import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { providerMarks } from '#src/ui/buttons/provider-marks.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { LockedOut } from './locked-out.tsx';
import { Oops } from './oops.tsx';
import { sentenceOf } from './refusal.ts';
import { SocialAttachView } from './social-attach.view.tsx';
import css from './social-login.module.css';

type Actor = ActorRefFrom<typeof socialLoginMachine>;

/** Texts by error code; any other code shows the server's own sentence. */
const codes: Readonly<Record<string, TextKey>> = {
  token_invalid: 'auth.socialLogin.codes.invalid',
  provider_unreachable: 'auth.socialLogin.codes.unreachable',
  already_linked: 'auth.socialLogin.codes.linked',
};

/** Sign-in through a provider, in every state of its chart. */
export function SocialLoginView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const providers = useSelector(actor, ({ context }) => context.providers);
  const purpose = useSelector(actor, ({ context }) => context.purpose);
  const provider = useSelector(actor, ({ context }) => context.provider);
  const slot = useSelector(actor, ({ context }) => context.slot);
  const socialAttach = useSelector(actor, ({ children }) => children.socialAttach);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  const isOffering = useSelector(actor, (state) => state.matches('offering'));
  const button = (name: typeof provider) => (
    <Button
      wide
      icon={providerMarks[name]}
      busy={isBusy && provider === name}
      disabled={isLocked || (isBusy && provider !== name)}
      onClick={() => actor.send({ type: 'provider.choose', provider: name })}
    >
      {t(`auth.socialLogin.${purpose}.${name}`)}
    </Button>
  );
  return (
    <Stack>
      {isOffering && (
        <>
          <Heading id="attach-account">{t('auth.socialAttach.title')}</Heading>
          {socialAttach && <SocialAttachView actor={socialAttach} />}
        </>
      )}
      <div hidden={isOffering}>
        <Stack>
          <p className={css.or}>{t('auth.socialButtons.or')}</p>
          <Status actor={actor} />
          {providers.google === 'hosted' && <div id={slot} className={css.slot} />}
          {providers.google === 'window' && button('google')}
          {providers.twitter === 'offered' && button('twitter')}
        </Stack>
      </div>
    </Stack>
  );
}

/** Outcome of the last attempt, above the buttons. */
function Status({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const provider = useSelector(actor, ({ context }) => context.provider);
  if (phase === 'blocked') {
    return <Callout tone="caution">{t('auth.socialLogin.blocked')}</Callout>;
  }
  if (phase === 'closed') return <Callout>{t('auth.socialLogin.closed')}</Callout>;
  if (phase === 'expired') {
    return <Callout tone="caution">{t('auth.socialLogin.expired')}</Callout>;
  }
  if (phase === 'unreachable') {
    return <Callout tone="caution">{t('app.failure.unreachable')}</Callout>;
  }
  if (phase === 'lockedOut') return <LockedOut actor={actor} />;
  if (phase !== 'refused') return null;
  const code = failure && 'code' in failure ? codes[failure.code ?? ''] : undefined;
  const said = code
    ? t(code, { provider: t(`auth.socialLogin.names.${provider}`) })
    : sentenceOf(t, failure);
  return said === null ? <Oops failure={failure} /> : <Callout tone="negative">{said}</Callout>;
}
