import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { editSubscriptionMachine } from '#machines/app/edit-subscription.machine.ts';
import { Card } from '#src/ui/style/card.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { SubscribeSelector } from '../billing/subscribe-selector.tsx';
import { SubscribeButton } from '../billing/subscribe.view.tsx';
import { SubscriptionView } from '../people/subscription.view.tsx';

/** Page of one subscription; without a running one the selector is below. */
export function EditSubscriptionView({
  actor,
}: {
  actor: ActorRefFrom<typeof editSubscriptionMachine>;
}) {
  const { t } = useText();
  const { subscription, subscribe } = useSelector(actor, ({ context }) => context);
  const details = useSelector(subscription, (part) => part.context.details);
  const isMissing = useSelector(subscription, (part) => part.matches('missing'));
  if (isMissing) return <SubscriptionView actor={subscription} />;
  return (
    <Stack gap={24}>
      {details && (
        <ScreenTitle>
          {t('people.subscription.documentTitle', { name: details.person.displayName })}
        </ScreenTitle>
      )}
      <ScreenHeading>
        {details
          ? t('people.subscription.documentTitle', { name: details.person.displayName })
          : t('people.subscription.title')}
      </ScreenHeading>
      <SubscriptionView actor={subscription} />
      {subscribe && (
        <Card label={t('billing.subscribe.plans')}>
          <Stack>
            <SubscribeSelector actor={subscribe} />
            <SubscribeButton actor={subscribe} wide />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
