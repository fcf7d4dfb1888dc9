/**
 * Reason why the browser's dialog gave no credential. A browser does not report whether a person
 * closed it or a device failed (WebAuthn §14.5.3), so any error but an existing passkey counts as
 * closed.
 */
export const endOfDialog = (error: unknown): 'left' | 'known' =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'left';
