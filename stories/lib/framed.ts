/** Parameters of a story that shows other documents: axe does not run in their frames. */
export const framed = {
  a11y: { options: { iframes: false, rules: { 'frame-tested': { enabled: false } } } },
} as const;
