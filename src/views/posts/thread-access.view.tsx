import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { threadAccessMachine } from '#machines/posts/thread-access.machine.ts';
import type { OpenTo } from '#machines/posts/thread-access.types.ts';
import { ChoicePills } from '#src/ui/fields/choice-pills.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const choices: readonly OpenTo[] = ['readers', 'subscribers', 'nobody'];

/** Choice of who may comment, for the post's author, in every state of the chart. */
export function ThreadAccessView({ actor }: { actor: ActorRefFrom<typeof threadAccessMachine> }) {
  const { t } = useText();
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  const isRefused = useSelector(actor, (state) => state.matches('refused'));
  return (
    <Stack gap={8}>
      <MutedText>{t('posts.threadAccess.title')}</MutedText>
      <ChoicePills
        label={t('posts.threadAccess.title')}
        choices={choices.map((value) => ({ value, label: t(`posts.threadAccess.${value}`) }))}
        value={wanted}
        onChoose={(openTo) => actor.send({ type: 'access.choose', openTo })}
      />
      <span role="alert">{isRefused && t('posts.threadAccess.refused')}</span>
    </Stack>
  );
}
