/** Letters of other keyboards that look like these on paper. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: '0',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  o: '0',
  i: '1',
  l: '1',
};

/**
 * A recovery code as somebody types it from paper: in any case, grouped in any way, full width or with
 * letters of another keyboard, and `O`, `I` and `l` for the digits that they look like.
 */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll(/[авекмнорстухoil]/g, (sign) => alike[sign] ?? sign);
