import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

/** The switch that lets people watch the first seconds of a video before they unlock it. */
export function FilePreviewView({ actor }: { actor: ActorRefFrom<typeof filePreviewMachine> }) {
  const { t } = useText();
  const { isOffered } = useSelector(actor, ({ context }) => context.wanted);
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  const isRefused = useSelector(actor, (state) => state.matches('refused'));
  const isLocked = useSelector(actor, (state) => state.matches('lockedOut'));
  return (
    <Stack gap={12}>
      <CheckboxField
        name="preview"
        isSwitch
        label={t('media.filePreview.label')}
        help={t(isOffered ? 'media.filePreview.on' : 'media.filePreview.off')}
        checked={isOffered}
        disabled={isLocked}
        onChange={(isChosen) =>
          actor.send({ type: 'choice.make', choice: { isOffered: isChosen } })
        }
      />
      {isRefused && <Callout tone="negative">{t('media.filePreview.refused')}</Callout>}
      {isLocked && (
        <RefusalNotice status="lockedOut" failure={null} secondsLeft={secondsLeft} typed={false} />
      )}
    </Stack>
  );
}
