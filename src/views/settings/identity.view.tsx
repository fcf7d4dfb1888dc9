import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { identityMachine } from '#machines/settings/identity.machine.ts';
import type { IdentityKnown } from '#machines/settings/identity.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Resource } from '#src/ui/lists/resource.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { IdentityCheck } from './identity-check.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Actor = ActorRefFrom<typeof identityMachine>;

/** State of the check, above the actions. */
function Standing({ known }: { known: IdentityKnown }) {
  const { t, date } = useText();
  const { status, reason, since, decidedAt, isStarted } = known;
  const provider = known.provider || t('settings.identity.partner');
  if (isStarted) return <Callout tone="caution">{t('settings.identity.started')}</Callout>;
  if (status === 'pending') {
    const time = since === null ? '' : date(since, { dateStyle: 'medium', timeStyle: 'short' });
    return (
      <Callout>
        {time === ''
          ? t('settings.identity.pendingNow', { provider })
          : t('settings.identity.pending', { provider, time })}
      </Callout>
    );
  }
  if (status === 'approved')
    return (
      <Callout tone="positive">
        {decidedAt === null
          ? t('settings.identity.approvedBefore')
          : t('settings.identity.approved', { date: date(decidedAt, { dateStyle: 'long' }) })}
      </Callout>
    );
  if (status !== 'rejected') return null;
  return (
    <Callout tone="caution" title={t('settings.identity.rejected')}>
      {t(`settings.identity.reasons.${reason === null || reason === 'other' ? 'unsaid' : reason}`, {
        provider,
      })}
    </Callout>
  );
}

function Body({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const known = useSelector(actor, ({ context }) => context.known);
  if (phase === 'absent') return <Callout>{t('settings.frame.absent')}</Callout>;
  return (
    <Resource
      phase={phase === 'unread' ? 'failed' : known === null ? 'loading' : phase}
      texts={{
        loading: t('settings.identity.loading'),
        failed: t('settings.identity.failed'),
        retry: t('settings.securitySettings.retry'),
      }}
      lines={6}
      onRetry={() => actor.send({ type: 'identity.retry' })}
    >
      {known && <Standing known={known} />}
      {phase === 'approved' && (
        <Row>
          <Link href={`${href('settingsProfile')}#settings-subscription`} look="primary">
            {t('settings.identity.setPrice')}
          </Link>
        </Row>
      )}
      {known && phase !== 'approved' && phase !== 'pending' && (
        <IdentityCheck actor={actor} known={known} />
      )}
    </Resource>
  );
}

/** The check of an identity, in every state of its chart. */
export function IdentityView({ actor }: { actor: Actor }) {
  const { t } = useText();
  return (
    <SettingsFrame page="identity">
      <SecurityBlock
        id="settings-identity"
        title={t('settings.identity.heading')}
        lead={t('settings.identity.lead')}
      >
        <Body actor={actor} />
      </SecurityBlock>
    </SettingsFrame>
  );
}
