import type { Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';
import { Oops } from './oops.tsx';

interface AttemptNewsProps {
  /** The state of the attempt, as its chart calls it. */
  readonly standing: string;
  readonly failure: Failure | null;
  readonly secondsLeft: number;
}

/** Why an attempt came to nothing, where no field is to blame. */
export function AttemptNews({ standing, failure, secondsLeft }: AttemptNewsProps) {
  const { t, plural } = useText();
  if (standing === 'unreachable') return <Callout tone="caution">{t('app.unreachable')}</Callout>;
  if (standing === 'lockedOut')
    return <Callout tone="caution">{plural('auth.login.lockedOut', secondsLeft)}</Callout>;
  const isRefused = standing === 'rejected' || standing === 'refused';
  return isRefused && failure?.kind !== 'invalid' ? <Oops /> : null;
}
