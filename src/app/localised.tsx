import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { localeMachine } from '#machines/app/locale.machine.ts';
import { TextProvider } from '#src/ui/text.tsx';
import type { TextBook } from './texts.ts';

/** Reports each missing text once, in development: as an uncaught error, not to be overlooked. */
const reporter = (locale: string) => {
  const told = new Set<string>();
  return (key: string) => {
    if (told.has(key)) return;
    told.add(key);
    reportError(new Error(`The text "${key}" is missing in "${locale}".`));
  };
};

/**
 * Provides the texts of the active locale to its children, and sets the document's language.
 * `children` wait until there are texts; `textsUnavailable` is shown when none could be loaded.
 */
export function Localised({
  actor,
  book,
  textsUnavailable,
  children,
}: {
  actor: ActorRefFrom<typeof localeMachine>;
  book: TextBook;
  textsUnavailable: (retry: () => void) => ReactNode;
  children: ReactNode;
}) {
  const code = useSelector(actor, (snapshot) => snapshot.context.code);
  const isTextsUnavailable = useSelector(actor, (snapshot) => snapshot.matches('textsUnavailable'));
  const onMissing = useMemo(() => (import.meta.env.DEV ? reporter(code) : undefined), [code]);
  const strings = useSyncExternalStore(book.subscribe, () => book.strings(code));
  useLayoutEffect(() => {
    document.documentElement.lang = code;
  }, [code]);
  if (isTextsUnavailable) return textsUnavailable(() => actor.send({ type: 'locale.retry' }));
  if (!strings) return null;
  return (
    <TextProvider
      locale={code}
      strings={strings}
      fallback={book.strings('en')}
      onMissing={onMissing}
    >
      {children}
    </TextProvider>
  );
}
