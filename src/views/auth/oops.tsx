import { isUnanswered, type Failure } from '#machines/lib/failure.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { serverFullKey } from '../app/failure-texts.ts';

interface Refused {
  readonly failure: Failure | null;
  /** Something was typed, which is not lost. */
  readonly typed?: boolean;
}

/** The alert for a server error that no other input would avoid (decisions §4). */
export function Oops({ failure, typed = false }: Refused) {
  const { t } = useText();
  const full = serverFullKey(failure, typed);
  if (full !== null) return <Callout tone="caution">{t(full)}</Callout>;
  return (
    <Callout tone="negative" title={t('app.failure.oops')}>
      {t('app.failure.unexpected')}
    </Callout>
  );
}

/** Nothing was sent: there was no way to the server, it has no room, or it broke. */
export function Unsent({ failure }: Refused) {
  const { t } = useText();
  return isUnanswered(failure) ? (
    <Callout tone="caution">{t('app.failure.unreachable')}</Callout>
  ) : (
    <Oops failure={failure} />
  );
}
