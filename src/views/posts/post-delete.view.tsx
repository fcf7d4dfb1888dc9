import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { postDeleteMachine } from '#machines/posts/post-delete.machine.ts';
import type { PostEffects } from '#machines/posts/post-delete.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DialogCancel, DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { Facts } from '#src/ui/style/facts.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';

/** Losses, buyers who keep the post, and refunds. */
function Effects({ effects }: { effects: PostEffects }) {
  const { t, plural, list, nameOf } = useText();
  const { purchases, comments, refunds, buyers } = effects;
  const none = t('posts.postDelete.none');
  return (
    <>
      <Facts
        facts={[
          {
            name: t('posts.postDelete.buyers'),
            value: purchases === 0 ? none : plural('posts.postDelete.keep', purchases),
          },
          {
            name: t('posts.postDelete.comments'),
            value: comments === 0 ? none : plural('posts.postDelete.gone', comments),
          },
          { name: t('posts.postDelete.refunds'), value: refunds === 0 ? none : String(refunds) },
        ]}
      />
      {buyers.length > 0 && (
        <MutedText>
          {t(purchases > buyers.length ? 'posts.postDelete.latest' : 'posts.postDelete.boughtBy', {
            names: list(buyers.map((buyer) => nameOf(buyer))),
          })}
        </MutedText>
      )}
    </>
  );
}

/** Says what follows from deleting a post; keeping it has the focus. */
export function PostDeleteView({ actor }: { actor: ActorRefFrom<typeof postDeleteMachine> }) {
  const { t } = useText();
  const { effects, failure, isDraft } = useSelector(
    actor,
    ({ context: { effects, failure, isDraft } }) => ({ effects, failure, isDraft }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const isCounting = phase === 'counting';
  return (
    <DialogPanel
      role="alertdialog"
      title={t(isDraft ? 'posts.postDelete.discard' : 'posts.postDelete.title')}
      actions={
        <>
          <DialogCancel firstFocus>{t('posts.postDelete.keepIt')}</DialogCancel>
          {phase !== 'uncounted' && (
            <Button
              tone="negative"
              busy={phase === 'deleting' || phase === 'deleted'}
              disabled={isCounting}
              onClick={() => actor.send({ type: 'post.delete' })}
            >
              {t(isDraft ? 'posts.postDelete.discardNow' : 'posts.postDelete.now')}
            </Button>
          )}
        </>
      }
    >
      {isCounting && (
        <Loading label={t('posts.postDelete.counting')}>
          <Skeleton lines={3} />
        </Loading>
      )}
      {phase === 'uncounted' && (
        <RetryCallout
          tone="caution"
          retry={t('posts.postDelete.again')}
          onRetry={() => actor.send({ type: 'effects.retry' })}
        >
          {t('posts.postDelete.uncounted')}
        </RetryCallout>
      )}
      {isDraft && <p>{t('posts.postDelete.draft')}</p>}
      {effects && !isCounting && <Effects effects={effects} />}
      {phase !== 'uncounted' && <RefusalNotice failure={failure} typed={false} />}
    </DialogPanel>
  );
}
