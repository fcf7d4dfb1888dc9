import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { useText } from '#src/ui/text.tsx';

/** Why a choice that holds at once was put back, below the choices. */
export function AtOnceNotice({ status, secondsLeft }: { status: unknown; secondsLeft: number }) {
  const { t, plural } = useText();
  if (status === 'refused')
    return <Callout tone="negative">{t('settings.atOnceNotice.refused')}</Callout>;
  if (status !== 'lockedOut') return null;
  return (
    <Callout tone="caution">
      <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
    </Callout>
  );
}
