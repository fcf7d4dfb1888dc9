import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mailStopMachine } from '#machines/settings/mail-stop.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { CardActions } from '#src/ui/frame/card-page.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LockedOut } from '../auth/locked-out.tsx';
import { Unsent } from '../auth/oops.tsx';

type Actor = ActorRefFrom<typeof mailStopMachine>;

/** Subject of the mails that would stop, and the button. */
function Question({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const subject = useSelector(actor, ({ context }) => context.subject);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <p>{t(`settings.mailStop.about.${subject}`)}</p>
      {phase === 'unsent' && <Unsent failure={failure} />}
      <CardActions
        primary={
          <Button
            tone="primary"
            busy={phase === 'stopping'}
            onClick={() => actor.send({ type: 'mails.stop' })}
          >
            {t('settings.mailStop.stop')}
          </Button>
        }
      />
    </>
  );
}

/** Outcomes that leave the settings as the way on. */
function Ended({ actor, phase }: { actor: Actor; phase: 'stopped' | 'stoppedBefore' | 'unknown' }) {
  const { t } = useText();
  const subject = useSelector(actor, ({ context }) => context.subject);
  return (
    <>
      {phase !== 'unknown' && <p>{t(`settings.mailStop.about.${subject}`)}</p>}
      <Callout tone={phase === 'unknown' ? 'negative' : 'positive'}>
        {t(`settings.mailStop.${phase}`)}
      </Callout>
      <CardActions
        primary={
          <Link href={`${href('settingsSite')}#site-notifications`} look="primary">
            {t('settings.mailStop.settings')}
          </Link>
        }
      />
    </>
  );
}

/** Page of the link that stops mails of one kind. */
export function MailStopView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <Stack>
      <ScreenHeading>{t('settings.mailStop.title')}</ScreenHeading>
      {phase === 'checking' && <Spinner label={t('settings.mailStop.checking')} />}
      {(phase === 'asking' || phase === 'stopping' || phase === 'unsent') && (
        <Question actor={actor} />
      )}
      {(phase === 'stopped' || phase === 'stoppedBefore' || phase === 'unknown') && (
        <Ended actor={actor} phase={phase} />
      )}
      {phase === 'lockedOut' && <LockedOut actor={actor} />}
      {phase === 'unreachable' && (
        <Callout
          tone="caution"
          actions={
            <Button tone="primary" onClick={() => actor.send({ type: 'link.retry' })}>
              {t('settings.securitySettings.retry')}
            </Button>
          }
        >
          {t('app.failure.unreachable')}
        </Callout>
      )}
    </Stack>
  );
}
