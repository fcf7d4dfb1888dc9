import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeLinkMachine } from '#machines/auth/email-change-link.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CardActions } from '#src/ui/frame/card-page.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Unsent } from './oops.tsx';

/** Shows the pending change with Confirm and Cancel; the link's own intent comes first. */
export function ChangeQuestion({ actor }: { actor: ActorRefFrom<typeof emailChangeLinkMachine> }) {
  const { t, plural } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const link = useSelector(actor, ({ context }) => context.link);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const intent = useSelector(actor, ({ context }) => context.intent);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { side = 'new', username = '', email = '' } = link ?? {};
  const isConfirmed = phase === 'confirmed';
  const isCancelFirst = intent === 'cancel' && !isConfirmed;
  const confirm = (
    <Button
      key="confirm"
      tone={isCancelFirst ? 'quiet' : 'primary'}
      busy={phase === 'confirming'}
      disabled={isBusy}
      onClick={() => actor.send({ type: 'change.confirm' })}
    >
      {t('auth.emailChangeLink.confirm')}
    </Button>
  );
  const cancel = (
    <Button
      key="cancel"
      tone={isCancelFirst ? 'primary' : 'quiet'}
      busy={phase === 'cancelling'}
      disabled={isBusy}
      onClick={() => actor.send({ type: 'change.cancel' })}
    >
      {t('auth.emailChangeLink.cancel')}
    </Button>
  );
  return (
    <>
      {isConfirmed ? (
        <Callout tone="positive">{t(`auth.emailChangeLink.confirmed.${side}`, { email })}</Callout>
      ) : (
        <p>{t(`auth.emailChangeLink.ask.${side}`, { username, email })}</p>
      )}
      {failure?.kind === 'throttled' && (
        <Callout tone="caution">{plural('auth.login.lockedOut', failure.retryAfter)}</Callout>
      )}
      {failure !== null && failure.kind !== 'throttled' && <Unsent failure={failure} />}
      <CardActions primary={isCancelFirst ? cancel : isConfirmed ? null : confirm}>
        {isCancelFirst ? confirm : cancel}
      </CardActions>
    </>
  );
}
