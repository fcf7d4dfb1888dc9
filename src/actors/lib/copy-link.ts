/**
 * Copies the absolute URL of a path. Pages without TLS or without leave have no clipboard: the link
 * is answered all the same, so that it can be copied by hand.
 */
export async function copyLink(path: string): Promise<{ link: string; isCopied: boolean }> {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return { link, isCopied: true };
  } catch {
    return { link, isCopied: false };
  }
}
