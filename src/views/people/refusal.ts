import type { Failure } from '#machines/lib/failure.ts';
import type { Texts } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';

/** Error text of an action on a person; the UI has returned to the state before it. */
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
