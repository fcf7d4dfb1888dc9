import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeLinkMachine } from '#machines/auth/email-change-link.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CardActions } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChangeQuestion } from './change-question.tsx';

type Actor = ActorRefFrom<typeof emailChangeLinkMachine>;

/** Outcomes that need no button. */
function Ended({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const link = useSelector(actor, ({ context }) => context.link);
  const viewer = useSelector(actor, ({ context }) => context.viewer);
  const email = link?.email ?? '';
  if (phase === 'changed')
    return <Callout tone="positive">{t('auth.emailChangeLink.changed', { email })}</Callout>;
  if (phase === 'cancelled')
    return (
      <Callout tone="positive">
        <p>{t('auth.emailChangeLink.cancelled')}</p>
        <p>{t('auth.emailChangeLink.thief')}</p>
        <Link href={href(viewer ? 'settingsSecurity' : 'forgotPassword')}>
          {t('auth.emailChangeLink.newPassword')}
        </Link>
      </Callout>
    );
  if (phase === 'foreign')
    return <Callout tone="caution">{t('auth.emailChangeLink.foreign')}</Callout>;
  if (phase === 'unknown')
    return <Callout tone="negative">{t('auth.emailChangeLink.unknown')}</Callout>;
  const status = link?.status;
  const reason = status === 'expired' || status === 'taken' ? status : 'replaced';
  return <Callout tone="caution">{t(`auth.emailChangeLink.over.${reason}`, { email })}</Callout>;
}

const asking = ['asking', 'confirming', 'cancelling', 'confirmed'] as const;

/** Page of both mailed links of an email change: confirm and cancel. */
export function EmailChangeLinkView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const viewer = useSelector(actor, ({ context }) => context.viewer);
  const isAsking = asking.some((value) => phase === value);
  return (
    <Stack>
      <ScreenHeading>{t('auth.emailChangeLink.title')}</ScreenHeading>
      {phase === 'checking' && <Spinner label={t('auth.emailChangeLink.checking')} />}
      {isAsking && <ChangeQuestion actor={actor} />}
      {phase === 'unreachable' && (
        <Callout
          tone="caution"
          actions={
            <Button tone="primary" onClick={() => actor.send({ type: 'link.retry' })}>
              {t('auth.emailLanding.retry')}
            </Button>
          }
        >
          {t('app.failure.unreachable')}
        </Callout>
      )}
      {!isAsking && phase !== 'checking' && phase !== 'unreachable' && (
        <>
          <Ended actor={actor} />
          <CardActions
            primary={
              <Link href={href(viewer ? 'settingsProfile' : 'login')} look="primary">
                {t(`auth.emailChangeLink.${viewer ? 'settings' : 'signIn'}`)}
              </Link>
            }
          />
        </>
      )}
    </Stack>
  );
}
