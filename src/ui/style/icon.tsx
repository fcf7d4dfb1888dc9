import type { ComponentType } from 'react';

/** A drawing from icons.ts. */
export type IconOf = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
  role?: string;
  className?: string;
}>;

/** An icon at 20 px: silent beside a text that says the same, an image with a name when alone. */
export function Icon({
  of: Drawing,
  label,
  size = 20,
  className,
}: {
  of: IconOf;
  label?: string;
  size?: number;
  className?: string;
}) {
  return label === undefined ? (
    <Drawing size={size} strokeWidth={1.75} aria-hidden className={className} />
  ) : (
    <Drawing size={size} strokeWidth={1.75} role="img" aria-label={label} className={className} />
  );
}
