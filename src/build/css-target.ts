/**
 * Browsers that styles are built for: the first that know `light-dark()` and `oklch()`, which every colour is made of
 * (2024). For older ones a token of colour would be settled at the root, and a dark part of a light page stay light.
 */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
