import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { makeTexts, type Hidden, type Strings, type Texts } from './texts.ts';

/** Discreet mode; `shown`: a held amount reveals all of them for the moment. */
type Discretion = 'on' | 'shown' | null;

const attribute = 'data-discreet';

/** Reads the attribute, which the page's first script or the switch has set. */
const discretion = (): Discretion => {
  const written = document.documentElement.getAttribute(attribute);
  return written === 'on' || written === 'shown' ? written : null;
};

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
};

/** Parts hidden by discreet mode; null while it is off. */
const useDiscretion = (): Discretion => useSyncExternalStore(subscribe, discretion, () => null);

const TextContext = createContext<Texts | null>(null);

/** Gives every view below it the texts of one language; `strings` must be the locale's own. */
export function TextProvider(props: {
  locale: string;
  strings: Strings;
  /** English, for texts that a translation does not have yet. */
  fallback?: Strings;
  onMissing?: (key: string) => void;
  children: ReactNode;
}) {
  const { locale, strings, fallback, onMissing } = props;
  const discretion = useDiscretion();
  const plain = useMemo(
    () => makeTexts(locale, strings, fallback, onMissing),
    [locale, strings, fallback, onMissing],
  );
  const texts = useMemo(
    () =>
      discretion === null ? plain : plain.hiding({ names: true, amounts: discretion === 'on' }),
    [plain, discretion],
  );
  return <TextContext value={texts}>{props.children}</TextContext>;
}

/** The texts of the language that the person reads. Throws outside a TextProvider. */
export function useText(): Texts {
  const texts = use(TextContext);
  if (!texts) throw new Error('useText needs a TextProvider above it.');
  return texts;
}

/** Texts with visible amounts despite discreet mode, for places where one is typed or confirmed. */
export function useTextWithAmounts(): Texts {
  const texts = useText();
  return useMemo(() => texts.hiding({ amounts: false }), [texts]);
}

/** Hides less below it despite discreet mode, so that nobody confirms a hidden amount. */
export function Hiding({ children, ...change }: Partial<Hidden> & { children: ReactNode }) {
  const texts = useText();
  const { names = texts.hidden.names, amounts = texts.hidden.amounts } = change;
  const value = useMemo(() => texts.hiding({ names, amounts }), [texts, names, amounts]);
  return <TextContext value={value}>{children}</TextContext>;
}
