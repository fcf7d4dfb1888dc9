import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { Resource } from '#src/ui/lists/resource.tsx';
import { FieldsSkeleton } from '#src/ui/loading/form-skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';
import { OfferFormView } from './offer-form.view.tsx';
import { SecurityBlock } from './security-block.tsx';

/** Editor of a creator's subscription offer, in every state of the chart. */
export function SubscriptionSettingsView({
  actor,
  fields = 7,
}: {
  actor: ActorRefFrom<typeof subscriptionSettingsMachine>;
  /** Number of fields that are expected while it loads. */
  fields?: number;
}) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const form = useSelector(actor, ({ context }) => context.form);
  if (phase === 'absent') return null;
  return (
    <SecurityBlock
      id="settings-subscription"
      title={t('settings.subscriptionSettings.title')}
      lead={t('settings.subscriptionSettings.lead')}
    >
      <Resource
        phase={phase}
        texts={{
          loading: t('settings.subscriptionSettings.loading'),
          failed: t('settings.subscriptionSettings.failed'),
          retry: t('settings.securitySettings.retry'),
        }}
        skeleton={<FieldsSkeleton count={fields} last="6rem" />}
        tone="caution"
        onRetry={() => actor.send({ type: 'offer.retry' })}
      >
        {phase === 'closed' ? <IdentityNotice /> : form && <OfferFormView actor={form} />}
      </Resource>
    </SecurityBlock>
  );
}
