import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { consentFormMachine } from '#machines/auth/consent-form.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { DocumentHtml } from '#src/ui/texts/document-html.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Prose, MutedText } from '#src/ui/style/prose.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A consent to read to its end, and to accept or decline. */
export function ConsentFormView({ actor }: { actor: ActorRefFrom<typeof consentFormMachine> }) {
  const { t, say, date } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const purpose = useSelector(actor, ({ context }) => context.purpose);
  const params = useSelector(actor, ({ context }) => context.params);
  const document = useSelector(actor, ({ context }) => context.document);
  return (
    <DialogPanel
      wide
      title={document?.title ?? t('auth.consentForm.title')}
      actions={
        <>
          <DialogCancel>{t('auth.consentForm.decline')}</DialogCancel>
          <Button
            tone="primary"
            busy={phase === 'accepted'}
            disabled={document === null}
            onClick={() => actor.send({ type: 'consent.accept' })}
          >
            {t('auth.consentForm.accept')}
          </Button>
        </>
      }
    >
      <p>{say(purpose, params)}</p>
      {phase === 'loading' && (
        <Loading label={t('pages.documentPage.loading')}>
          <Skeleton lines={8} />
        </Loading>
      )}
      {phase === 'unavailable' && (
        <RetryCallout
          tone="negative"
          retry={t('ui.loading.retry')}
          onRetry={() => actor.send({ type: 'document.retry' })}
        >
          {t('pages.documentPage.failed')}
        </RetryCallout>
      )}
      {phase === 'missing' && <Callout tone="negative">{t('auth.consentForm.missing')}</Callout>}
      {document && (
        <Prose>
          <MutedText>
            {t('pages.documentPage.updated', {
              date: date(document.updatedAt, { dateStyle: 'long' }),
            })}
          </MutedText>
          <DocumentHtml html={document.html} />
        </Prose>
      )}
    </DialogPanel>
  );
}
