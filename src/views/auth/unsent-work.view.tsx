import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { unsentWorkMachine } from '#machines/auth/unsent-work.machine.ts';
import { kindsSending } from '#machines/auth/unsent-work.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** Dialog of unsent input and uploads at logout, shown while they finish and if they do not. */
export function UnsentWorkView({ actor }: { actor: ActorRefFrom<typeof unsentWorkMachine> }) {
  const { t, plural, list } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const work = useSelector(actor, ({ context }) => context.work);
  const isWaiting = phase === 'waiting';
  const things = kindsSending(work).map((kind) =>
    plural(`auth.unsentWork.${kind}`, work.sending[kind]),
  );
  return (
    <DialogPanel
      role="alertdialog"
      title={t(isWaiting ? 'auth.unsentWork.waiting' : 'auth.unsentWork.title')}
      actions={
        <>
          <DialogCancel firstFocus>{t('auth.unsentWork.stay')}</DialogCancel>
          <Button
            tone="negative"
            busy={phase === 'free'}
            onClick={() => actor.send({ type: 'departure.confirm' })}
          >
            {t(isWaiting ? 'auth.unsentWork.now' : 'auth.unsentWork.leave')}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {things.length > 0 && <p>{t('auth.unsentWork.unfinished', { things: list(things) })}</p>}
        {work.typedTabs > 0 && <p>{plural('auth.unsentWork.typed', work.typedTabs)}</p>}
        {work.silentTabs > 0 && <p>{plural('auth.unsentWork.silent', work.silentTabs)}</p>}
        {work.sending.files > 0 && <p>{t('auth.unsentWork.lost')}</p>}
        <MutedText>{t('auth.unsentWork.kept')}</MutedText>
      </Stack>
    </DialogPanel>
  );
}
