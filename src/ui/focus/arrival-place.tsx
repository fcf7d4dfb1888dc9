import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { screenHeadingId } from '../style/heading.tsx';

/** A window with room and a mouse: elsewhere a field would bring a keyboard over the page. */
const roomy = '(width >= 600px) and (hover: hover)';

/** True where a screen that opens may put the focus into a field. */
export const isRoomy = (): boolean => matchMedia(roomy).matches;

/**
 * Attributes of the element that takes the focus when its screen opens, in place of the screen's
 * title; one that comes after the screen takes it over from the title.
 */
export function useArrivalPlace(place: RefObject<HTMLElement | null>, isPlace: boolean) {
  useEffect(() => {
    if (isPlace && document.activeElement?.id === screenHeadingId)
      place.current?.focus({ preventScroll: true });
  }, [place, isPlace]);
  return { 'data-arrival': isPlace ? '' : undefined };
}

/** Title of a part that is what its screen opens for: it takes the focus where no field does. */
export function ArrivalHeading({
  className,
  hasField,
  children,
}: {
  className: string | undefined;
  /** A field of this part takes the focus where there is room. */
  hasField: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useArrivalPlace(heading, !hasField || !isRoomy());
  return (
    <h2 ref={heading} tabIndex={-1} className={className} {...place}>
      {children}
    </h2>
  );
}
