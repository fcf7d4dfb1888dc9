import { clipboard } from '#src/secure.ts';

/**
 * Copies the absolute URL of a path. Pages without TLS or without leave have no clipboard: the link
 * is answered all the same, so that it can be copied by hand.
 */
export async function copyLink(path: string): Promise<{ link: string; isCopied: boolean }> {
  const link = new URL(path, location.href).href;
  const writing = clipboard()?.writeText(link);
  const isCopied =
    (await writing?.then(
      () => true,
      () => false,
    )) === true;
  return { link, isCopied };
}
