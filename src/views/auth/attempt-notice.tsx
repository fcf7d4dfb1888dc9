import type { Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Oops } from './oops.tsx';
import { sentenceOf, strangerOf, type Words } from './refusal.ts';

export interface AttemptNoticeProps {
  /** The state of the attempt, as its chart calls it. */
  readonly status: string;
  readonly failure: Failure | null;
  readonly secondsLeft: number;
  /** Names of the form's fields, whose errors are shown at the field instead. */
  readonly fields: readonly string[];
  /** The sentences that this form knows; those of sign-in by default. */
  readonly words?: Words | undefined;
}

/** Error of the last attempt that belongs to no field. */
export function AttemptNotice({ status, failure, secondsLeft, fields, words }: AttemptNoticeProps) {
  const { t, plural } = useText();
  if (status === 'unreachable')
    return <Callout tone="caution">{t('app.failure.unreachable')}</Callout>;
  if (status === 'lockedOut')
    return (
      <Callout tone="caution">
        <Countdown>{plural('auth.login.lockedOut', secondsLeft)}</Countdown>
      </Callout>
    );
  if (status !== 'rejected' && status !== 'refused') return null;
  const isBeside = failure?.kind === 'invalid' && fields.some((name) => name in failure.fields);
  const stranger = strangerOf(t, failure, fields, words);
  if (isBeside && stranger === null) return null;
  const sentence = stranger ?? sentenceOf(t, failure, words);
  return sentence === null ? (
    <Oops failure={failure} typed />
  ) : (
    <Callout tone="negative">{sentence}</Callout>
  );
}
