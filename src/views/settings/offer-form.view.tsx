import { useSelector } from '@xstate/react';
import type { OfferFieldsProps } from './offer-fields.types.ts';
import { OfferFields } from './offer-fields.tsx';

/** Form of a creator's offer, in every state of its chart; anew each time it is filled. */
export function OfferFormView({ actor }: OfferFieldsProps) {
  const fill = useSelector(actor, ({ context }) => context.fill);
  return <OfferFields key={fill} actor={actor} />;
}
