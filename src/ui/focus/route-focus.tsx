import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { screenHeadingId } from '../style/heading.tsx';
import { watchBeginning } from './begun.ts';
import { LiveRegion } from './live-region.tsx';
import { announceArrival } from './route-arrival.ts';
import { TitleGiver, TitleTaker, type Titles } from '../frame/screen-title.tsx';
import { keepPositions, restorePosition, type PositionStore } from '../lists/scroll-position.ts';
import { useText } from '../texts/text.tsx';

/**
 * Updates after a route change: the document's title, its announcement, the focus on the screen's
 * heading (or a better place, see `placeFocus`), unless the person has begun something else since
 * they asked for it, and the scroll position: the top, or the one saved for this history entry.
 */
export function RouteFocus({
  visit,
  isBack,
  title,
  brand,
  waiting = 0,
  store,
  children,
}: {
  /** Grows with every screen that opens; null while the screen is on its way. */
  visit: number | null;
  /** Back, Forward or a reload: a position may be saved. */
  isBack: boolean;
  title: string;
  brand: string;
  /** Number of chats with unread messages, shown in the title for background tabs. */
  waiting?: number;
  store: PositionStore;
  /** The screen, which may know a better title (`ScreenTitle`). */
  children?: ReactNode;
}) {
  const shownVisit = useRef<number | null>(null);
  const hasBegun = useRef<(() => boolean) | null>(null);
  const saidVisit = useRef<number | null>(null);
  const [own, setOwn] = useState<Titles | null>(null);
  const shown = own?.[0] ?? title;
  const [said, setSaid] = useState<string | null>(null);
  const { hidden, t } = useText();
  useEffect(() => keepPositions(store), [store]);
  useLayoutEffect(() => {
    if (hidden.names) {
      document.title = brand;
      return;
    }
    const count = waiting > 0 ? `(${waiting > 99 ? '99+' : waiting}) ` : '';
    document.title = count + (shown === '' ? brand : `${shown} · ${brand}`);
  }, [shown, brand, waiting, hidden.names]);
  useLayoutEffect(() => {
    if (visit === null) {
      hasBegun.current ??= watchBeginning();
      return undefined;
    }
    const isBegun = hasBegun.current?.() ?? false;
    hasBegun.current = null;
    // A screen that rewrites its own address is the same visit.
    if (visit === shownVisit.current) return undefined;
    const isFirst = shownVisit.current === null;
    shownVisit.current = visit;
    setSaid(null);
    if (!isFirst && !isBegun)
      document.getElementById(screenHeadingId)?.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
    const stop = isBack ? restorePosition(store) : undefined;
    announceArrival({ isFirst, isBack, store, say: setSaid });
    return stop;
  }, [visit, isBack, store]);
  useEffect(() => {
    if (own === null || saidVisit.current === shownVisit.current || hidden.names) return;
    saidVisit.current = shownVisit.current;
    setSaid(own[0]);
  }, [own, hidden.names]);
  return (
    <>
      <section aria-label={t('ui.frame.page')}>
        <LiveRegion>{visit === null ? '' : hidden.names ? title : (said ?? title)}</LiveRegion>
      </section>
      <TitleTaker value={setOwn}>
        <TitleGiver value={own?.[1] ?? title}>{children}</TitleGiver>
      </TitleTaker>
    </>
  );
}
