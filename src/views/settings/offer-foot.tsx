import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { TakeFocus } from '#src/ui/focus/take-focus.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { OfferFieldsProps } from './offer-fields.types.ts';
import { OfferStale } from './offer-stale.tsx';

/** State of saving an offer, and its buttons while it has unsaved changes. */
export function OfferFoot({ actor }: OfferFieldsProps) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const other = useSelector(actor, ({ context }) => context.other);
  const isSaving = phase === 'saving' || phase === 'comparing';
  if (phase === 'updated')
    return (
      <TakeFocus>
        <Callout tone="positive">{t('settings.subscriptionSettings.updated')}</Callout>
      </TakeFocus>
    );
  if (phase === 'editing') return null;
  if (phase === 'stale' && other) return <OfferStale actor={actor} other={other} />;
  return (
    <Row>
      <MutedText>{t('settings.frame.unsaved')}</MutedText>
      <Button disabled={isSaving} onClick={() => actor.send({ type: 'form.discard' })}>
        {t('settings.frame.discard')}
      </Button>
      <Button type="submit" tone="primary" busy={isSaving} disabled={phase === 'lockedOut'}>
        {t('settings.frame.save')}
      </Button>
    </Row>
  );
}
