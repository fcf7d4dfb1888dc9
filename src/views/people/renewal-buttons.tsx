import type { SnapshotFrom } from 'xstate';
import { subscriptionPath } from '#machines/navigation/routes.ts';
import type { RenewalAct } from '#machines/people/relation-list.types.ts';
import type { RelationEntry, Subscription } from '#machines/people/relation.types.ts';
import type { subscriptionMachine } from '#machines/people/subscription.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText, useTextWithAmounts } from '#src/ui/texts/text.tsx';
import { renewalLabel } from './renewal-labels.ts';
import { stateOf } from './row-state.ts';

type Renewal = SnapshotFrom<typeof subscriptionMachine>;

/** Next action of the row, by the chart's state, else by the row's data. */
const stepOf = (state: Renewal | undefined, subscription: Subscription) => {
  if (state?.matches('confirming') || state?.matches('cancelling')) return 'confirm';
  if (state?.matches('reactivating')) return 'renew';
  if (subscription.isExpired) return 'again';
  return subscription.isAutoRenewable ? 'cancel' : 'renew';
};

/** Buttons of one renewal: two presses cancel it, one restores it at the shown price. */
export function RenewalButtons({
  state,
  entry,
  onPress,
}: {
  state: Renewal | undefined;
  entry: RelationEntry;
  onPress: (act: RenewalAct) => void;
}) {
  const { t, money } = useTextWithAmounts();
  const { person, subscription } = entry;
  if (!subscription) return null;
  const isBusy = state?.hasTag('busy') ?? false;
  const step = stepOf(state, subscription);
  const named = (action: string) => ({
    label: t('people.renewalFace.label', { action, name: person.displayName }),
    children: action,
  });
  if (step === 'again')
    return (
      <Link
        look="secondary"
        href={subscriptionPath(person)}
        preloadsInView={false}
        {...named(t('people.renewalFace.again'))}
      />
    );
  if (step === 'confirm')
    return (
      <>
        <Button
          firstFocus
          disabled={isBusy}
          onClick={() => onPress('keepRenewal')}
          {...named(t('people.subscription.keep'))}
        />
        <Button
          tone="negative"
          busy={isBusy}
          onClick={() => onPress('endRenewal')}
          {...named(t('people.subscription.yes'))}
        />
      </>
    );
  if (step === 'cancel')
    return (
      <Button
        onClick={() => onPress('cancelRenewal')}
        {...named(t('people.subscription.cancelRenewal'))}
      />
    );
  const { price } = subscription;
  return (
    <Button
      busy={isBusy}
      onClick={() => onPress('renew')}
      {...named(
        price
          ? t('people.renewalFace.renewFor', { price: money(price) })
          : t('people.subscription.reactivate'),
      )}
    />
  );
}

/** Effect of cancelling, its outcome, or its error; with the date. */
export const useRenewalEvents = (state: Renewal | undefined, entry: RelationEntry) => {
  const texts = useText();
  const { t } = texts;
  const { subscription, isFollowed } = entry;
  if (!state || !subscription) return null;
  const whose = { ...entry, isFollower: isFollowed };
  if (state.matches('confirming') || state.matches('cancelling'))
    return { tone: 'quiet', text: renewalLabel(texts, 'confirm', whose) } as const;
  if (state.context.failure)
    return { tone: 'negative', text: t('people.subscription.unchanged') } as const;
  if (state.matches('ending') && !subscription.isAutoRenewable)
    return { tone: 'quiet', text: renewalLabel(texts, 'cancelled', whose) } as const;
  return { tone: 'quiet', text: stateOf('subscriptions', entry, texts) } as const;
};
