import { isUnanswered, type Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

/** Error of a dialog's request that belongs to no field. */
export function RefusalNotice({
  status,
  failure,
  secondsLeft,
  typed = true,
}: {
  /** The state of a form that its chart draws (`machines/parts/submission`). */
  status?: string;
  failure: Failure | null;
  /** Seconds left in the state `lockedOut`. */
  secondsLeft?: number;
  /** Something was typed, which is not lost. */
  typed?: boolean;
}) {
  const { t, plural } = useText();
  const refused = failure?.kind === 'throttled' ? failure.retryAfter : 0;
  const wait = status === 'lockedOut' ? (secondsLeft ?? 0) : refused;
  if (wait > 0)
    return (
      <Callout tone="caution">
        <Countdown>{plural('modal.refusalNotice.wait', wait)}</Countdown>
      </Callout>
    );
  if (status === 'unreachable' || isUnanswered(failure))
    return (
      <Callout tone="caution">
        {t(typed ? 'app.failure.unreachable' : 'modal.refusalNotice.unreachable')}
      </Callout>
    );
  if (failure === null || failure.kind === 'invalid') return null;
  const full = serverFullKey(failure, typed);
  if (full !== null) return <Callout tone="caution">{t(full)}</Callout>;
  return (
    <Callout tone="negative">
      {t(failure.kind === 'notFound' ? 'modal.refusalNotice.gone' : 'modal.refusalNotice.failed')}
    </Callout>
  );
}
