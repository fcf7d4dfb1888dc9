import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { localeMachine } from '#machines/app/locale.machine.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import type { TextStore } from './texts.types.ts';

/** Reports each missing text once, in development: as an uncaught error, not to be overlooked. */
const reporter = (locale: string) => {
  const logged = new Set<string>();
  return (key: string) => {
    if (logged.has(key)) return;
    logged.add(key);
    reportError(new Error(`The text "${key}" is missing in "${locale}".`));
  };
};

/**
 * Provides the texts of the active locale to its children, and sets the document's language.
 * `children` wait until there are texts; `textsUnavailable` is shown when none could be loaded.
 */
export function Localised({
  actor,
  textStore,
  textsUnavailable,
  children,
}: {
  actor: ActorRefFrom<typeof localeMachine>;
  textStore: TextStore;
  textsUnavailable: (retry: () => void) => ReactNode;
  children: ReactNode;
}) {
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const isTextsUnavailable = useSelector(actor, (snapshot) => snapshot.matches('textsUnavailable'));
  const onMissing = useMemo(() => (import.meta.env.DEV ? reporter(code) : undefined), [code]);
  const strings = useSyncExternalStore(textStore.subscribe, () => textStore.strings(code));
  useLayoutEffect(() => {
    document.documentElement.lang = code;
  }, [code]);
  if (isTextsUnavailable) return textsUnavailable(() => actor.send({ type: 'locale.retry' }));
  if (!strings) return null;
  return (
    <TextProvider
      locale={code}
      strings={strings}
      fallback={textStore.strings('en')}
      onMissing={onMissing}
    >
      {children}
    </TextProvider>
  );
}
