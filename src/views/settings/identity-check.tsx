import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { identityMachine } from '#machines/settings/identity.machine.ts';
import type { IdentityKnown } from '#machines/settings/identity.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Camera, IdCard, ScanLine } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { NotNowLink } from '#src/ui/frame/not-now-link.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import css from './identity.module.css';

type Actor = ActorRefFrom<typeof identityMachine>;

const needs = [
  { name: 'document', icon: IdCard },
  { name: 'picture', icon: ScanLine },
  { name: 'camera', icon: Camera },
] as const;

/** Error text of opening the provider's page. */
function refusalText({ t, plural }: Texts, failure: Failure, provider: string): string {
  if (failure.kind === 'throttled') return plural('auth.login.lockedOut', failure.retryAfter);
  if (failure.kind === 'unavailable' && failure.code === 'identity_unavailable')
    return t('settings.identity.silent', { provider });
  if (failure.kind === 'offline' || failure.kind === 'unavailable')
    return t('settings.identity.unreachable');
  return t('settings.identity.refused');
}

const actionOf = ({ status, isStarted }: IdentityKnown) => {
  if (isStarted) return 'goOn';
  return status === 'rejected' ? 'again' : 'go';
};

/** Requirements of the provider's check, and the link to it. */
export function IdentityCheck({ actor, known }: { actor: Actor; known: IdentityKnown }) {
  const texts = useText();
  const { t } = texts;
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const provider = known.provider || t('settings.identity.partner');
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Heading level={3} id="identity-needs">
          {t('settings.identity.before')}
        </Heading>
        <ul className={css.needs} aria-labelledby="identity-needs">
          {needs.map(({ name, icon }) => (
            <li key={name} className={css.need}>
              <Icon of={icon} />
              <span>{t(`settings.identity.needs.${name}`)}</span>
            </li>
          ))}
        </ul>
        <MutedText>{t('settings.identity.learn', { provider })}</MutedText>
      </Stack>
      {failure && <Callout tone="negative">{refusalText(texts, failure, provider)}</Callout>}
      <Row>
        <NotNowLink href={href('settingsProfile')}>{t('settings.identity.notNow')}</NotNowLink>
        <Button tone="primary" busy={isBusy} onClick={() => actor.send({ type: 'check.begin' })}>
          {t(`settings.identity.${actionOf(known)}`, { provider })}
        </Button>
      </Row>
    </Stack>
  );
}
