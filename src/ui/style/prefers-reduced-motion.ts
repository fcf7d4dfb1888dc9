/** Whether things move less: because the device says so, or the person did on this device. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-display~="still"]');
