import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { providerMarks } from '#src/ui/provider-marks.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';
import type { TextKey } from '#src/ui/texts.ts';
import { Oops } from './oops.tsx';
import { sentenceOf } from './refusal.ts';
import { SocialAttachView } from './social-attach.view.tsx';
import css from './social-login.module.css';

type Actor = ActorRefFrom<typeof socialLoginMachine>;

/** What our server's codes mean, in the person's language; of any other its own sentence is shown. */
const codes: Readonly<Record<string, TextKey>> = {
  token_invalid: 'auth.socialLogin.codes.invalid',
  provider_unreachable: 'auth.socialLogin.codes.unreachable',
  already_linked: 'auth.socialLogin.codes.linked',
};

/** Sign-in through a provider, in every state of its chart. */
export function SocialLoginView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { providers, purpose, provider, slot } = state.context;
  const { socialAttach } = state.children;
  const isBusy = state.hasTag('busy');
  const isLocked = state.matches('lockedOut');
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
      {state.matches('offering') && (
        <>
          <Heading id="attach-account">{t('auth.socialAttach.title')}</Heading>
          {socialAttach && <SocialAttachView actor={socialAttach} />}
        </>
      )}
      <div hidden={state.matches('offering')}>
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

/** How the last attempt ended, above the buttons. */
function Status({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, provider, secondsLeft } = state.context;
  if (state.matches('blocked')) {
    return <Callout tone="caution">{t('auth.socialLogin.blocked')}</Callout>;
  }
  if (state.matches('closed')) return <Callout>{t('auth.socialLogin.closed')}</Callout>;
  if (state.matches('expired')) {
    return <Callout tone="caution">{t('auth.socialLogin.expired')}</Callout>;
  }
  if (state.matches('unreachable')) {
    return <Callout tone="caution">{t('app.failure.unreachable')}</Callout>;
  }
  if (state.matches('lockedOut')) {
    return (
      <Callout tone="caution">
        <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
      </Callout>
    );
  }
  if (!state.matches('refused')) return null;
  const code = failure && 'code' in failure ? codes[failure.code ?? ''] : undefined;
  const said = code
    ? t(code, { provider: t(`auth.socialLogin.names.${provider}`) })
    : sentenceOf(t, failure);
  return said === null ? <Oops failure={failure} /> : <Callout tone="negative">{said}</Callout>;
}
