import { useSelector } from '@xstate/react';
import { Callout } from '#src/ui/style/callout.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LockedOut, type Waiting } from '../auth/locked-out.tsx';

/** A chart whose leaf states say how the last choice ended. */
interface Choosing extends Waiting {
  readonly getSnapshot: () => ReturnType<Waiting['getSnapshot']> & { readonly value: unknown };
}

/** Error of a choice that saves at once and was reverted, below the choices. */
export function AtOnceNotice({ actor }: { actor: Choosing }) {
  const { t } = useText();
  const status = useSelector(actor, ({ value }) => value);
  if (status === 'refused')
    return <Callout tone="negative">{t('settings.atOnceNotice.refused')}</Callout>;
  return status === 'lockedOut' ? <LockedOut actor={actor} /> : null;
}
