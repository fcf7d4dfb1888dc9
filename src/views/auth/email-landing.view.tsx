import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import type { LinkClaim } from '#machines/auth/email-landing.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CardActions } from '#src/ui/frame/card-page.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { Unsent } from './oops.tsx';

type Actor = ActorRefFrom<typeof emailLandingMachine>;

const reasons: Readonly<Record<LinkClaim, TextKey>> = {
  verified: 'auth.emailLanding.unverified',
  expired: 'auth.emailLanding.expired',
  unauthorized: 'auth.emailLanding.unauthorized',
};

/** Page of the mailed verification link. */
export function EmailLandingView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <Stack>
      <ScreenHeading>{t('auth.emailLanding.landing')}</ScreenHeading>
      {phase === 'checking' && <Spinner label={t('auth.emailLanding.checking')} />}
      {(phase === 'verified' || phase === 'continuing') && (
        <>
          <Callout tone="positive">{t('auth.emailLanding.done')}</Callout>
          <CardActions
            primary={
              <Button
                tone="primary"
                busy={phase === 'continuing'}
                onClick={() => actor.send({ type: 'journey.continue' })}
              >
                {t('auth.emailLanding.goOn')}
              </Button>
            }
          />
        </>
      )}
      {phase === 'signedOut' && (
        <Callout>
          <p>{t('auth.emailLanding.signedOut')}</p>
          <Link href={href('login')} look="primary">
            {t('auth.emailLanding.signIn')}
          </Link>
        </Callout>
      )}
      {phase === 'unreachable' && (
        <Callout
          tone="caution"
          actions={
            <Button tone="primary" onClick={() => actor.send({ type: 'landing.retry' })}>
              {t('auth.emailLanding.retry')}
            </Button>
          }
        >
          {t('app.failure.unreachable')}
        </Callout>
      )}
      {(phase === 'failed' || phase === 'sending' || phase === 'unsent') && (
        <Failed actor={actor} />
      )}
      {phase === 'sent' && (
        <>
          <Callout tone="positive">{t('auth.emailVerification.sent')}</Callout>
          <p>{t('auth.emailVerification.spam')}</p>
        </>
      )}
    </Stack>
  );
}

/** Error of the link, with the way on. */
function Failed({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const claim = useSelector(actor, ({ context }) => context.claim);
  const viewer = useSelector(actor, ({ context }) => context.viewer);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <Callout tone="negative" title={t('auth.emailLanding.failed')}>
        {t(reasons[claim])}
      </Callout>
      {phase === 'unsent' && failure?.kind === 'throttled' && (
        <Callout tone="caution">{plural('auth.login.lockedOut', failure.retryAfter)}</Callout>
      )}
      {phase === 'unsent' && failure?.kind !== 'throttled' && <Unsent failure={failure} />}
      <CardActions
        primary={
          <>
            {viewer === null && (
              <Link href={href('login')} look="primary">
                {t('auth.emailLanding.signIn')}
              </Link>
            )}
            {viewer?.isVerified === true && (
              <Link href={href('main')} look="primary">
                {t('auth.emailLanding.goOn')}
              </Link>
            )}
            {viewer?.isVerified === false && (
              <Button
                tone="primary"
                busy={phase === 'sending'}
                onClick={() => actor.send({ type: 'link.request' })}
              >
                {t('auth.emailLanding.newLink')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
