import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

const TitleContext = createContext<((title: string | null) => void) | null>(null);

const ShownContext = createContext('');

/** Gives what the document is called now to what is below it. */
export const TitleGiver = ShownContext.Provider;
export const useShownTitle = () => use(ShownContext);

/** Takes the titles of what is below it. */
export const TitleTaker = TitleContext.Provider;

/** Keeps what is hidden from naming the document. */
export function TitleScope({ silent, children }: { silent: boolean; children: ReactNode }) {
  const take = use(TitleContext);
  return <TitleContext value={silent ? null : take}>{children}</TitleContext>;
}

/** Names the document after what the screen shows, once that is known: a person, a text, a search. */
export function ScreenTitle({ children }: { children: string }) {
  const take = use(TitleContext);
  useLayoutEffect(() => {
    take?.(children);
    return () => take?.(null);
  }, [take, children]);
  return null;
}
