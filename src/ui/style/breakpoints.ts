/**
 * Widths in CSS pixels where the layout changes (spec §1). The one source: a test holds every
 * stylesheet of the app to these numbers.
 */
export const breakpoints = { md: 600, lg: 1250 } as const;
