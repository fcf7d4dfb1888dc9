/** True if motion is reduced by the device's setting or by the person's on this device. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-display~="still"]');
