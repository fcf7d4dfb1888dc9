const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The demo's stand-in is another origin of the very machine that the page came from, without TLS as it. */
const isBeside = (address: URL, page: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  address.protocol === 'http:' &&
  page.protocol === 'http:' &&
  (address.hostname === page.hostname ||
    (loopback.has(address.hostname) && loopback.has(page.hostname)));

/**
 * True if the page may be left for an address from the server: a page over TLS of another origin,
 * without credentials in it. Anything else (a script, a data page, a page of ours) is refused.
 */
export function isForeignPage(
  text: string,
  page: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
): boolean {
  if (!URL.canParse(text)) return false;
  const address = new URL(text);
  if (address.origin === page.origin || address.username !== '' || address.password !== '')
    return false;
  return address.protocol === 'https:' || isBeside(address, page);
}
