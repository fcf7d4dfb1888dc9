import type { SocialChoice } from '#machines/auth/social-login.types.ts';
import { choiceOf } from '#src/api/auth/local-issuer.ts';

/** The part of a browser's window that a provider's own window is opened from. */
export type Opener = Pick<Window, 'open' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'origin'>;
};

const popupLook = 'popup,width=480,height=640';
/** Milliseconds between two looks whether the window is still open. */
const glance = 250;

/** Reads a message of our own origin, that very window and the agreed shape; null for any other. */
export function readMessage(
  {
    origin,
    source,
    data,
  }: { readonly origin: string; readonly source: unknown; readonly data: unknown },
  expected: { readonly origin: string; readonly popup: unknown },
): SocialChoice | null {
  return origin === expected.origin && source === expected.popup ? choiceOf(data) : null;
}

/**
 * Opens the local stand-in for Google. The window opens at once, as browsers allow it during a press
 * alone, and gets its address when the nonce is there. Rejects with what `fetchNonce` rejects with.
 */
export async function askLocalIssuer(
  from: Opener,
  { clientId, fetchNonce }: { clientId: string; fetchNonce: () => Promise<string> },
  signal: AbortSignal,
): Promise<SocialChoice> {
  const popup = from.open('about:blank', '_blank', popupLook);
  if (popup === null) return { kind: 'blocked' };
  signal.addEventListener('abort', () => popup.close());
  const nonce = await fetchNonce().catch((error: unknown) => {
    popup.close();
    throw error;
  });
  if (popup.closed) return { kind: 'closed' };
  const query = new URLSearchParams({ client_id: clientId, nonce });
  const choice = waitFor(from, popup);
  popup.location.href = `${from.location.origin}/issuer/google/choose?${query}`;
  return choice;
}

/** A window that hands its word over closes itself in the same breath, so a closed one is waited for. */
function waitFor(from: Opener, popup: Window): Promise<SocialChoice> {
  return new Promise((resolve) => {
    let glances = 0;
    const settle = (choice: SocialChoice) => {
      clearInterval(timer);
      from.removeEventListener('message', listener);
      resolve(choice);
    };
    const listener = (event: MessageEvent<unknown>) => {
      const choice = readMessage(event, { origin: from.location.origin, popup });
      if (choice) settle(choice);
    };
    const timer = setInterval(() => {
      if (popup.closed) glances += 1;
      if (glances > 1) settle({ kind: 'closed' });
    }, glance);
    from.addEventListener('message', listener);
  });
}
