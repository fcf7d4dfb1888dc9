import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postDeleteMachine } from '#machines/modal/post-delete.machine.ts';
import type { PostEffects } from '#machines/modal/post-delete.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog-panel.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** What goes, who keeps it, and what is paid back. */
function Effects({ effects }: { effects: PostEffects }) {
  const { t, plural, list } = useText();
  const { purchases, comments, refunds, buyers } = effects;
  const none = t('modal.postDelete.none');
  return (
    <>
      <Facts
        facts={[
          {
            name: t('modal.postDelete.buyers'),
            value: purchases === 0 ? none : plural('modal.postDelete.keep', purchases),
          },
          {
            name: t('modal.postDelete.comments'),
            value: comments === 0 ? none : plural('modal.postDelete.gone', comments),
          },
          { name: t('modal.postDelete.refunds'), value: refunds === 0 ? none : String(refunds) },
        ]}
      />
      {buyers.length > 0 && (
        <Quiet>
          {t(purchases > buyers.length ? 'modal.postDelete.latest' : 'modal.postDelete.boughtBy', {
            names: list(buyers.map(({ displayName }) => displayName)),
          })}
        </Quiet>
      )}
    </>
  );
}

/** Says what follows from deleting a post; keeping it has the focus. */
export function PostDeleteView({ actor }: { actor: ActorRefFrom<typeof postDeleteMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { effects, failure, isDraft } = state.context;
  const isCounting = state.matches('counting');
  return (
    <DialogPanel
      role="alertdialog"
      title={t(isDraft ? 'modal.postDelete.discard' : 'modal.postDelete.title')}
      actions={
        <>
          <DialogCancel firstFocus>{t('modal.postDelete.keepIt')}</DialogCancel>
          {!state.matches('uncounted') && (
            <Button
              tone="negative"
              busy={state.matches('deleting') || state.matches('deleted')}
              disabled={isCounting}
              onClick={() => actor.send({ type: 'post.delete' })}
            >
              {t(isDraft ? 'modal.postDelete.discardNow' : 'modal.postDelete.now')}
            </Button>
          )}
        </>
      }
    >
      {isCounting && (
        <Loading label={t('modal.postDelete.counting')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {state.matches('uncounted') && (
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'effects.retry' })}>
              {t('modal.postDelete.again')}
            </Button>
          }
        >
          {t('modal.postDelete.uncounted')}
        </Callout>
      )}
      {isDraft && <p>{t('modal.postDelete.draft')}</p>}
      {effects && !isCounting && <Effects effects={effects} />}
      {!state.matches('uncounted') && <RefusalNotice failure={failure} typed={false} />}
    </DialogPanel>
  );
}
