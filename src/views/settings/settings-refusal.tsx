import type { Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';
import { Oops } from '../auth/oops.tsx';
import { formTexts } from '../auth/refusal-texts.ts';
import { sentenceOf } from '../auth/refusal.ts';

/** Why what the member asked for did not happen; nothing has changed then. */
export function SettingsRefusal({ failure }: { failure: Failure | null }) {
  const { t, plural } = useText();
  if (failure === null) return null;
  if (failure.kind === 'offline' || failure.kind === 'unavailable')
    return <Callout tone="caution">{t('settings.securitySettings.unreachable')}</Callout>;
  if (failure.kind === 'throttled')
    return <Callout tone="caution">{plural('auth.login.lockedOut', failure.retryAfter)}</Callout>;
  const sentence = sentenceOf(t, failure, formTexts);
  return sentence === null ? <Oops /> : <Callout tone="negative">{sentence}</Callout>;
}
