import { isUnanswered, type Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { Oops } from '../auth/oops.tsx';
import { formTexts } from '../auth/refusal-texts.ts';
import { sentenceOf } from '../auth/refusal.ts';

/** Error of a settings request; without an answer it may have succeeded all the same. */
export function SettingsRefusal({ failure }: { failure: Failure | null }) {
  const { t, plural } = useText();
  if (failure === null) return null;
  if (isUnanswered(failure))
    return <Callout tone="caution">{t('settings.securitySettings.unreachable')}</Callout>;
  if (failure.kind === 'throttled')
    return <Callout tone="caution">{plural('auth.login.lockedOut', failure.retryAfter)}</Callout>;
  const sentence = sentenceOf(t, failure, formTexts);
  return sentence === null ? (
    <Oops failure={failure} />
  ) : (
    <Callout tone="negative">{sentence}</Callout>
  );
}
