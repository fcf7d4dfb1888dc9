const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Visible, hidden and fetched parts of a mail's HTML; React wrote it, so texts are escaped. */
export function readHtml(html: string) {
  const body = /<body.*<\/body>/s.exec(html)?.[0] ?? '';
  const hidden = /<div aria-hidden="true"[^>]*>([^<]*)<\/div>/.exec(body);
  const seen = body.replace(hidden?.[0] ?? '', '');
  return {
    preheader: decoded(hidden?.[1] ?? ''),
    /** Texts in their order. */
    texts: seen
      .split(/<[^>]*>/)
      .filter((text) => text !== '')
      .map(decoded),
    links: [...seen.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => decoded(link)),
    tags: new Set([...html.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag)),
    attributes: new Set(
      [...html.matchAll(/<[a-z]+([^>]*)>/g)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/ ([a-zA-Z-]+)="/g)].map(([, name]) => name),
      ),
    ),
  };
}
