/*
 * Features that browsers give to secure pages alone, and so not to one that came by plain HTTP to
 * another name than localhost. Nothing else may ask for them (tests/house/secure-pages.test.ts):
 * each caller says what it does without.
 */

/** Writes texts to the clipboard. */
export const clipboard = (): Clipboard | undefined => globalThis.navigator?.clipboard;

/** Opens the device's share sheet; many desktops have none. */
export const shareSheet = (): Navigator['share'] | undefined =>
  globalThis.navigator?.share?.bind(globalThis.navigator);

/** Digests of bytes. */
export const digests = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/** Locks that all tabs of this browser share. */
export const tabLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** True if the browser encodes videos. */
export const hasVideoEncoder = (): boolean => typeof globalThis.VideoEncoder === 'function';

/** True if the browser makes passkeys, and signs in by them. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
