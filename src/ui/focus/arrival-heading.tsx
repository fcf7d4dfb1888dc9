import type { ReactNode } from 'react';

/** A window with room and a mouse: elsewhere a field would bring a keyboard over the page. */
const roomy = '(width >= 600px) and (hover: hover)';

/** Attribute of the field that takes the focus when its screen opens, where there is room. */
export const arrivalOf = (isArrival: boolean) => ({
  'data-arrival': isArrival && matchMedia(roomy).matches ? '' : undefined,
});

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
  const isArrival = !hasField || !matchMedia(roomy).matches;
  return (
    <h2 tabIndex={-1} className={className} data-arrival={isArrival ? '' : undefined}>
      {children}
    </h2>
  );
}
