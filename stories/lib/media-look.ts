/** Rules and sheets that hold for some media alone. */
interface Conditional {
  readonly media: MediaList;
}

const isConditional = (of: object): of is Conditional => 'media' in of;
const hasRules = (of: object): of is { readonly cssRules: CSSRuleList } => 'cssRules' in of;
const hasSheet = (of: object): of is { readonly styleSheet: CSSStyleSheet | null } =>
  'styleSheet' in of;

type Turn = (media: string) => string;

function turnRules(of: object, turn: Turn): void {
  if (isConditional(of)) {
    const text = turn(of.media.mediaText);
    if (text !== of.media.mediaText) of.media.mediaText = text;
  }
  if (hasRules(of)) for (const rule of of.cssRules) turnRules(rule, turn);
  if (hasSheet(of) && of.styleSheet) turnRules(of.styleSheet, turn);
}

/** Media of a document cannot be set from inside: the conditions of its own rules are, in their place. */
function turnSheets(page: Document, turn: Turn): void {
  for (const sheet of page.styleSheets) turnRules(sheet, turn);
}

/** Paper in the place of the screen: `print` holds, `screen` does not. */
export const showAsPrinted = (page: Document): void =>
  turnSheets(page, (media) =>
    media.replaceAll(/\bprint\b/g, 'all').replaceAll(/\b(?:only\s+)?screen\b/g, 'not all'),
  );

/** Shows a page as on a device that prefers light or dark; one that has no dark look keeps its own. */
export function showInScheme(page: Document, theme: 'light' | 'dark'): void {
  const root = page.documentElement;
  const offered = page.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
  const chosen = getComputedStyle(root).colorScheme;
  if ((chosen === 'normal' ? offered : chosen) !== 'light dark') return;
  root.style.colorScheme = theme;
  turnSheets(page, (media) =>
    media.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, wanted) =>
      wanted === theme ? '(width >= 0px)' : '(width < 0px)',
    ),
  );
}

/** Copies the style sheets of a story into a document of its own; resolves when they are there. */
export async function copyStyles(from: Document, to: Document): Promise<void> {
  const copies = [...from.querySelectorAll('style, link[rel="stylesheet"]')].map((style) => {
    const copy = to.importNode(style, true);
    const loaded = new Promise<unknown>((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
    to.head.append(copy);
    return copy.localName === 'link' ? loaded : Promise.resolve();
  });
  await Promise.all(copies);
}
