import { shareSheet } from '#src/secure.ts';
import { copyLink } from './copy-link.ts';

interface Shared {
  readonly link: string;
  readonly end: 'shared' | 'left' | 'copied' | 'refused';
}

/** Gives the absolute URL of a path to the device's share sheet; where none takes it, copies it. */
export async function shareLink(path: string, title: string | null): Promise<Shared> {
  const url = new URL(path, location.href).href;
  try {
    const asked = shareSheet()?.({ url, ...(title !== null && { title }) });
    if (asked) {
      await asked;
      return { link: url, end: 'shared' };
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError')
      return { link: url, end: 'left' };
  }
  const { link, isCopied } = await copyLink(path);
  return { link, end: isCopied ? 'copied' : 'refused' };
}
