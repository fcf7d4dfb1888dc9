import { z } from 'zod';

/** No address is longer (RFC 3696); to spell a longer domain is work of as much again for each letter. */
const longest = 320;
const host = /^[\p{L}\p{M}\p{N}.。．-]+$/u;

/**
 * An address with its domain as DNS knows it: `ivan@почта.рф` is `ivan@xn--80a1acny.xn--p1ai`. Browsers
 * send either of the two, so that one of them is kept. Others come back as they are.
 */
export function canonicalEmail(text: string): string {
  if (text.length > longest) return text;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || /^\p{ASCII}*$/u.test(domain) || !host.test(domain)) return text;
  const address = `https://${domain}`;
  return URL.canParse(address) ? `${text.slice(0, at)}@${new URL(address).hostname}` : text;
}

/** An e-mail address that somebody gives, in its canonical form; also under internationalised domains. */
export const emailAddress = z
  .string()
  .overwrite(canonicalEmail)
  // As the library's own, but with last parts such as `xn--p1ai`.
  .check(
    z.email({
      pattern:
        /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/,
    }),
  );
