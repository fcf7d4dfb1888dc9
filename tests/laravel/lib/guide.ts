import { readFileSync } from 'node:fs';

const text = readFileSync('docs/laravel.md', 'utf8');

/** The blocks of one language, in the order of the page. */
export const blocksOf = (language: string): readonly string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , block = '']) => block);

/** Whole PHP files by their path in an application, as each says in its first line. */
export const phpFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    blocksOf('php').map((block) => {
      const path = /^<\?php \/\/ (\S+)\n/.exec(block)?.[1];
      if (path === undefined) throw new Error(`A block does not say which file it is:\n${block}`);
      return [path, block];
    }),
  );

/** The lines of the page's first `.env`, for a site at another address. */
export const envAt = (origin: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (blocksOf('ini')[0] ?? '')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        const there = value
          .join('=')
          .replace('https://harbour.example', origin)
          .replace('harbour.example', new URL(origin).host);
        return [name, there];
      }),
  );
