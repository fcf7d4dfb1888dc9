import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  firstStems,
  readCatalogue,
  untranslated,
  withDomain,
  withoutDomain,
  withoutStem,
  withStem,
} from './catalogue.ts';
import type { Names, WrittenTexts } from './names.ts';

const folder = 'src/locales';

/** A file of texts as it is to be; null is one that goes. */
export interface TextFile {
  readonly path: string;
  readonly text: string | null;
  readonly isNew: boolean;
}

const codesIn = (root: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const catalogueOf = (code: string, { domain }: Names): string => `${folder}/${code}/${domain}.ts`;
const indexOf = (code: string): string => `${folder}/${code}/index.ts`;
const read = (root: string, path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

/** In English, until somebody translates them. */
const stemOf = ({ camel }: Names, texts: WrittenTexts, code: string) => {
  const lines = Object.entries(texts).map(([key, text]) => `    ${key}: '${text}',\n`);
  const mark = code === 'en' ? '' : `  ${untranslated}\n`;
  return { name: camel, text: `${mark}  ${camel}: {\n${lines.join('')}  },\n` };
};

/** The catalogues that have texts of this stem already. */
export const textsThere = (root: string, names: Names): string[] =>
  codesIn(root).flatMap((code) => {
    const path = catalogueOf(code, names);
    const own = read(root, path);
    const first = read(root, `${folder}/${code}/first.ts`) ?? 'export default {};';
    const stems = own === null ? [] : readCatalogue(own).stems.map(({ name }) => name);
    return [...stems, ...firstStems(first, names.domain)].includes(names.camel) ? [path] : [];
  });

/** The catalogues with the texts of a new flow; a new domain joins what puts each language together. */
export const addedTexts = (root: string, names: Names, texts: WrittenTexts): TextFile[] =>
  codesIn(root).flatMap((code): TextFile[] => {
    const path = catalogueOf(code, names);
    const before = read(root, path);
    const index = read(root, indexOf(code)) ?? '';
    const added = withStem(before, stemOf(names, texts, code));
    const catalogue = { path, text: added, isNew: before === null };
    if (before !== null) return [catalogue];
    return [
      catalogue,
      { path: indexOf(code), text: withDomain(index, names.domain), isNew: false },
    ];
  });

/** The catalogues without the texts of a flow; a domain that has no others goes. */
export const leftTexts = (root: string, names: Names): TextFile[] =>
  codesIn(root).flatMap((code): TextFile[] => {
    const path = catalogueOf(code, names);
    const before = read(root, path);
    if (before === null) return [];
    const left = { path, text: withoutStem(before, names.camel), isNew: false };
    if (left.text !== null) return [left];
    const index = read(root, indexOf(code)) ?? '';
    return [left, { path: indexOf(code), text: withoutDomain(index, names.domain), isNew: false }];
  });
