/** First and last letter of each range of `unicode-range`: `U+20-7E`, `U+4??`, `U+131`. */
const rangesOf = (face: string): [number, number][] =>
  [...face.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'F'), 16),
  ]);

/** Style sheets without the faces whose letters do not stand in `text`: each would be fetched for nothing. */
export function withUsedFonts(css: string, text: string): string {
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const isUsed = (face: string): boolean => {
    const ranges = rangesOf(face);
    return (
      ranges.length === 0 ||
      [...letters].some((letter) => ranges.some(([from, to]) => from <= letter && letter <= to))
    );
  };
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => (isUsed(face) ? face : ''));
}
