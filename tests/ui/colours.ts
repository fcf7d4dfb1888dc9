import { readFileSync } from 'node:fs';

/** Linear sRGB, 0 to 1 each. */
export type Linear = readonly [red: number, green: number, blue: number];

/** A colour of the look: linear sRGB and its opacity. */
export interface Colour {
  readonly rgb: Linear;
  readonly alpha: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** CSS Color 4: OKLCh to linear sRGB, clipped to the gamut as browsers of today do. */
export function fromOklch(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Linear): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
const encode = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const decode = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Colour of a translucent layer over another; blended as screens do, in encoded sRGB. */
export function over(top: Colour, bottom: Linear): Linear {
  const mix = (index: 0 | 1 | 2): number =>
    decode(top.alpha * encode(top.rgb[index]) + (1 - top.alpha) * encode(bottom[index]));
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const declaration =
  /--color-([a-z-]+):\s*light-dark\(\s*oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\s*\)/g;

const parse = (text: string): Colour => {
  const [channels = '', alpha = '1'] = text.split('/');
  const [l = 0, c = 0, h = 0] = channels.trim().split(/\s+/).map(Number);
  return { rgb: fromOklch(l, c, h), alpha: Number(alpha) };
};

export type Scheme = 'light' | 'dark';

/** Every colour token of the stylesheet in both schemes; the first declaration of a name, which is the plain one. */
export function readColours(): Map<string, Record<Scheme, Colour>> {
  const css = readFileSync(new URL('../../src/ui/style/tokens.css', import.meta.url), 'utf8');
  const colours = new Map<string, Record<Scheme, Colour>>();
  for (const [, name = '', light = '', dark = ''] of css.matchAll(declaration)) {
    if (!colours.has(name)) colours.set(name, { light: parse(light), dark: parse(dark) });
  }
  return colours;
}
