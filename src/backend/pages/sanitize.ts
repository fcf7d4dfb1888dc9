/** Elements a document may hold, and no others; none of them carries behaviour of its own. */
const allowed = new Set(
  'h1 h2 h3 h4 p br hr ul ol li dl dt dd strong em b i small code pre blockquote a table thead tbody tr th td'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
/** Elements whose inside is no text for readers. */
const dropped =
  /<(script|style|iframe|object|template|noscript|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * HTML made anew from allowed elements without attributes (a link keeps an http, https, mailto or
 * own-site address) and from escaped text: nothing of the input is passed on as it was.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  for (const [whole, slash, name, attributes] of withoutDropped(html).matchAll(token)) {
    if (name === undefined) {
      if (!whole.startsWith('<!--')) out += escapeText(whole);
      continue;
    }
    const tag = name.toLowerCase();
    if (!allowed.has(tag)) continue;
    if (slash === '/') {
      const at = open.lastIndexOf(tag);
      if (at === -1) continue;
      for (const inner of open.splice(at).toReversed()) out += `</${inner}>`;
    } else {
      out += `<${tag}${tag === 'a' ? linkAttributes(attributes ?? '') : ''}>`;
      if (!empty.has(tag)) open.push(tag);
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Again and again, since taking one out may join the halves of another. */
function withoutDropped(html: string): string {
  const less = html.replaceAll(dropped, '');
  return less === html ? html : withoutDropped(less);
}

function linkAttributes(attributes: string): string {
  const match = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').replaceAll('&amp;', '&').trim();
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return ` href="${escapeAttribute(address)}"`;
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return '';
  return ` href="${escapeAttribute(new URL(address).href)}" rel="noopener noreferrer"`;
}

/** Entities of the source stay what they are. */
const escapeText = (text: string) =>
  text
    .replaceAll(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
