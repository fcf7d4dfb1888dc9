import type { Failure } from '#machines/lib/failure.ts';
import type { Texts } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';

/** Why something about one person did not work; what was shown before stands again. */
export const refusalOf = (t: Texts['t'], failure: Failure | null, name: string): string => {
  const full = serverFullKey(failure);
  if (full !== null) return t(full);
  switch (failure?.kind) {
    case 'offline':
      return t('people.refusal.offline');
    case 'throttled':
      return t('people.refusal.throttled');
    case 'notFound':
      return t('people.refusal.gone', { name });
    case 'forbidden':
      return t('people.refusal.barred', { name });
    case undefined:
    default:
      return t('people.refusal.failed');
  }
};
