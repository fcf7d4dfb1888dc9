import { Callout } from '#src/ui/callout.tsx';
import { useText } from '#src/ui/text.tsx';

/** The alert for a server error that no other input would avoid (decisions §4). */
export function Oops() {
  const { t } = useText();
  return (
    <Callout tone="negative" title={t('app.failure.oops')}>
      {t('app.failure.unexpected')}
    </Callout>
  );
}

/** Nothing was sent: there was no way to the server, or it broke. */
export function Unsent({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  const { t } = useText();
  return isUnconfirmed ? (
    <Callout tone="caution">{t('app.failure.unreachable')}</Callout>
  ) : (
    <Oops />
  );
}
