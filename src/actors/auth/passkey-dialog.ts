/**
 * Why the browser's dialog gave no credential. A browser does not say whether a person left it or a
 * device failed (WebAuthn §14.5.3), so everything but a key that is there already is the former.
 */
export const endOfDialog = (error: unknown): 'left' | 'known' =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'left';
