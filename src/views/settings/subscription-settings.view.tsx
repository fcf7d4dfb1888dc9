import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { subscriptionSettingsMachine } from '#machines/settings/subscription-settings.machine.ts';
import { Loading } from '#src/ui/loading.tsx';
import { RetryCallout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { IdentityNotice } from '../app/identity-notice.tsx';
import { OfferFields } from './offer-fields.tsx';
import { SecurityBlock } from './security-block.tsx';

/** What a creator offers to who subscribes, in every state of its chart. */
export function SubscriptionSettingsView({
  actor,
}: {
  actor: ActorRefFrom<typeof subscriptionSettingsMachine>;
}) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const body = () => {
    if (state.matches('loading'))
      return (
        <Loading label={t('settings.subscriptionSettings.loading')}>
          <Skeleton lines={6} />
        </Loading>
      );
    if (state.matches('failed'))
      return (
        <RetryCallout
          tone="caution"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'offer.retry' })}
        >
          {t('settings.subscriptionSettings.failed')}
        </RetryCallout>
      );
    if (state.matches('closed')) return <IdentityNotice />;
    return <OfferFields key={state.context.fill} state={state} send={actor.send} />;
  };
  if (state.matches('absent')) return null;
  return (
    <SecurityBlock
      id="settings-subscription"
      title={t('settings.subscriptionSettings.title')}
      lead={t('settings.subscriptionSettings.lead')}
    >
      {body()}
    </SecurityBlock>
  );
}
