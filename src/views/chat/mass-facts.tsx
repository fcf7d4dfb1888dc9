import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { Facts } from '#src/ui/style/facts.tsx';
import { useTextWithAmounts } from '#src/ui/texts/text.tsx';

/** Audience, the words themselves, files, price, and for how long the message can be unsent. */
export function MassFacts({ actor }: { actor: ActorRefFrom<typeof massMessageMachine> }) {
  const { t, plural, money } = useTextWithAmounts();
  const { reaches, audience, text, attachments, offer, undoSeconds } = useSelector(
    actor,
    ({ context: { reaches, audience, text, attachments, offer, undoSeconds } }) => ({
      reaches,
      audience,
      text,
      attachments,
      offer,
      undoSeconds,
    }),
    shallowEqual,
  );
  const people = plural('chat.massMessage.people', reaches?.[audience].recipients ?? 0);
  const words = trimmed(text);
  return (
    <Facts
      facts={[
        { name: t('chat.massMessage.audience'), value: t(`chat.massMessage.${audience}`) },
        ...(words === '' ? [] : [{ name: t('chat.massMessage.message'), value: words }]),
        ...(attachments.length === 0
          ? []
          : [
              {
                name: t('chat.massMessage.inside'),
                value: plural('chat.messageRow.images', attachments.length),
              },
            ]),
        {
          name: t('chat.massMessage.takeBack'),
          value:
            undoSeconds === 0
              ? t('chat.massMessage.none')
              : plural('chat.massMessage.seconds', undoSeconds),
        },
        {
          name: t('chat.massMessage.costs'),
          value: offer ? money(offer) : t('chat.massMessage.free'),
        },
      ]}
      sum={{ name: t('chat.massMessage.goesTo'), value: people }}
    />
  );
}
