import type { MassMessageContext } from '#machines/chat/mass-message.types.ts';
import { Facts } from '#src/ui/facts.tsx';
import { useText } from '#src/ui/text.tsx';

/** Whom it reaches, what is inside, what it costs, and for how long it can be taken back. */
export function MassFacts({ context }: { context: MassMessageContext }) {
  const { t, plural, list, money } = useText();
  const { reaches, audience, text, attachments, offer, undoSeconds } = context;
  const people = plural('mass.people', reaches?.[audience].recipients ?? 0);
  const things = list([
    ...(attachments.length > 0 ? [plural('chat.message.images', attachments.length)] : []),
    ...(text.trim() === '' ? [] : [t('paid.words')]),
  ]);
  return (
    <Facts
      facts={[
        { name: t('mass.audience'), value: t(`mass.${audience}`) },
        { name: t('mass.inside'), value: things },
        {
          name: t('mass.takeBack'),
          value: undoSeconds === 0 ? t('mass.none') : plural('mass.seconds', undoSeconds),
        },
        { name: t('mass.costs'), value: offer ? money(offer) : t('mass.free') },
      ]}
      sum={{ name: t('mass.goesTo'), value: people }}
    />
  );
}
