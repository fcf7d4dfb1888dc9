import css from '#src/ui/style/tokens.css?raw';

/** One custom property of tokens.css, as it is written there. */
export interface Token {
  /** With its dashes: `--color-paper`. */
  readonly name: string;
  /** Without the prefix of its kind: `paper`. */
  readonly label: string;
  readonly value: string;
}

const kinds = ['color', 'space', 'radius', 'size', 'leading', 'weight', 'font', 'time', 'ease'];
const others = ['shadow', 'layer', 'boot'];
const prefix = new RegExp(`^--(${[...kinds, ...others].join('|')})-`);

const [, plain = ''] = /^:root \{\n(.*?)^\}/ms.exec(css) ?? [];

/** Every token of the plain look, in the order of the stylesheet: a new one is drawn by itself. */
const tokens: readonly Token[] = [
  ...plain.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;]+);/g),
].map(([, name = '', value = '']) => ({
  name,
  label: name.replace(prefix, '').replace(/^--/, ''),
  value: value.replaceAll(/\s+/g, ' '),
}));

/** The tokens of one kind, such as `space`. */
export const tokensOf = (kind: string): readonly Token[] =>
  tokens.filter(({ name }) => name.startsWith(`--${kind}-`));

const isColour = ({ name, value }: Token): boolean =>
  !name.startsWith('--shadow') && /^(light-dark|oklch|color-mix)\(/.test(value);

/** Widths and heights: all that has no kind. */
export const measures = tokens.filter((token) => !prefix.test(token.name) && !isColour(token));

/** Colours that others are seen on. */
const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;

export const colours = tokens.filter(isColour);

/** The colour that a variant belongs to: `on-accent` and `accent-quiet` belong to `accent`. */
const familyOf = (label: string): string =>
  label.replace(/^on-/, '').replace(/-(strong|quiet|text)$/, '');

const sizeOf = (family: string): number =>
  colours.filter(({ label }) => familyOf(label) === family).length;

const groupOf = ({ label }: Token): string => {
  if (grounds.some((ground) => ground === label)) return 'Grounds';
  const family = familyOf(label);
  return sizeOf(family) > 1 ? family.charAt(0).toUpperCase() + family.slice(1) : 'Focus and veils';
};

/** Colours by what they belong to, in the order of the stylesheet. */
export const colourGroups: ReadonlyMap<string, readonly Token[]> = new Map(
  colours.map((colour) => {
    const group = groupOf(colour);
    return [group, colours.filter((other) => groupOf(other) === group)];
  }),
);

/** True for a colour that is itself seen on a ground, and not a ground or an ink for another colour. */
export const isSeenOnGrounds = ({ name, label }: Token): boolean =>
  name.startsWith('--color-') &&
  !grounds.some((ground) => ground === label) &&
  !label.startsWith('on-') &&
  (!label.endsWith('-quiet') || familyOf(label) === 'text');

/** A colour that is read on another. */
export interface Pair {
  readonly ink: Token;
  readonly ground: Token;
}

const named = (label: string): Token | undefined =>
  colours.find((colour) => colour.label === label);

const pairOf = (ink: Token | undefined, ground: Token | undefined): readonly Pair[] =>
  ink && ground ? [{ ink, ground }] : [];

/** Pairs that the names promise: `on-…` on its colour, and each colour on its quiet ground. */
export const pairs: readonly Pair[] = colours.flatMap((colour) => {
  const family = familyOf(colour.label);
  if (colour.label.startsWith('on-'))
    return ['', '-strong'].flatMap((ending) => pairOf(colour, named(`${family}${ending}`)));
  if (!colour.label.endsWith('-quiet') || family === 'text') return [];
  const own = named(`${family}-text`) ?? named(family);
  return [...pairOf(own, colour), ...pairOf(named('text'), colour)];
});
