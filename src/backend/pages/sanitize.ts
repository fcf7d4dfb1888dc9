import sanitize from 'sanitize-html';

/** Elements a document may hold, and no others; none of them carries behaviour of its own. */
const allowed =
  'h1 h2 h3 h4 p br hr ul ol li dl dt dd strong em b i small code pre blockquote a table thead tbody tr th td';
/** Elements whose inside is no text for readers. */
const dropped = 'script style iframe object template noscript svg math textarea title option';

/** Characters of a document; the parser is slow beyond, by the square where elements nest. */
export const maxHtml = 65_536;
/** Elements within elements; more is no document. */
const maxNesting = 40;

const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** A link keeps an address of the web, of a mail or of this site. */
function link(tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag {
  const address = href.trim();
  if (ownAddress.test(address)) return { tagName, attribs: { href: address } };
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address))
    return { tagName, attribs: {} };
  return { tagName, attribs: { href: new URL(address).href, rel: 'noopener noreferrer' } };
}

/**
 * HTML made anew from allowed elements without attributes (but a link's address) and from escaped
 * text. Throws for a document that is longer than any may be.
 */
export function sanitizeHtml(html: string): string {
  if (html.length > maxHtml) throw new Error(`A document has more than ${maxHtml} characters.`);
  return sanitize(html, {
    allowedTags: allowed.split(' '),
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: dropped.split(' '),
    nestingLimit: maxNesting,
    transformTags: { a: link },
  });
}
