import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { isUnanswered } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

const longest = 500_000;

/** Reason why captions were not taken, beside its cause: the file, or the attempt to send it. */
export function CaptionProblem({
  actor,
  of,
}: {
  actor: ActorRefFrom<typeof fileCaptionsMachine>;
  of: 'file' | 'sending';
}) {
  const { t } = useText();
  const unfit = useSelector(actor, ({ context }) => context.unfit);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (of === 'file') {
    const isWrong = failure?.kind === 'invalid' && failure.fields['text'] !== undefined;
    const reason = unfit ?? (isWrong ? 'wrong' : null);
    if (reason === null) return null;
    return (
      <Callout tone="negative">
        {t(`media.fileCaptions.unfit.${reason}`, { count: longest })}
      </Callout>
    );
  }
  if (isUnanswered(failure))
    return <Callout tone="caution">{t('media.fileCaptions.unreachable')}</Callout>;
  return <RefusalNotice failure={failure} typed={false} />;
}
