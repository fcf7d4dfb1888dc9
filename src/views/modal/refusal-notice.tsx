import type { Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { useText } from '#src/ui/text.tsx';

/** Why a dialog's call came to nothing, where no field is to blame. */
export function RefusalNotice({
  failure,
  secondsLeft,
  typed = true,
}: {
  failure: Failure | null;
  secondsLeft?: number;
  /** Something was typed, which is not lost. */
  typed?: boolean;
}) {
  const { t, plural } = useText();
  const wait = secondsLeft ?? (failure?.kind === 'throttled' ? failure.retryAfter : 0);
  if (wait > 0)
    return (
      <Callout tone="caution">
        <Countdown>{plural('modal.refusalNotice.wait', wait)}</Countdown>
      </Callout>
    );
  if (failure === null || failure.kind === 'invalid') return null;
  if (failure.kind === 'offline' || failure.kind === 'unavailable') {
    return (
      <Callout tone="caution">
        {t(typed ? 'app.failure.unreachable' : 'modal.refusalNotice.unreachable')}
      </Callout>
    );
  }
  return (
    <Callout tone="negative">
      {t(failure.kind === 'notFound' ? 'modal.refusalNotice.gone' : 'modal.refusalNotice.failed')}
    </Callout>
  );
}
