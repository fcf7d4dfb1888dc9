import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** Title of the document, and the one of a phone's top bar. */
export type Titles = readonly [document: string, bar: string];

const TitleContext = createContext<((title: Titles | null) => void) | null>(null);

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
export function ScreenTitle({
  children,
  bar = children,
}: {
  children: string;
  /** In a phone's top bar, where the page itself says the rest. */
  bar?: string;
}) {
  const take = use(TitleContext);
  useLayoutEffect(() => {
    take?.([children, bar]);
    return () => take?.(null);
  }, [take, children, bar]);
  return null;
}
