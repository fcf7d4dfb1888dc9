import { parseSync } from 'vite';

/** Above a stem of a translation: nobody has translated it yet. `npm run check` refuses it. */
export const untranslated = '// untranslated';

/** The texts of one stem in a catalogue, as they are written there: comments above, comma and line end. */
export interface Stem {
  readonly name: string;
  readonly text: string;
}

interface Catalogue {
  /** Up to the line in which the object begins. */
  readonly head: string;
  readonly stems: readonly Stem[];
}

interface Property {
  readonly key: { readonly name: string };
  readonly value: Entries;
  readonly end: number;
}
interface Entries {
  readonly start: number;
  readonly properties: readonly Property[];
}

/** The object that a file exports by default. */
const entriesOf = (text: string): Entries => {
  const { body } = parseSync('catalogue.ts', text).program as unknown as {
    readonly body: readonly { readonly type: string; readonly declaration: Entries }[];
  };
  const found = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!found) throw new Error('A catalogue exports its texts by default');
  return found.declaration;
};

/** Takes a catalogue apart at the ends of its stems. */
export function readCatalogue(text: string): Catalogue {
  const { start, properties } = entriesOf(text);
  let from = text.indexOf('\n', start) + 1;
  const head = text.slice(0, from);
  const stems = properties.map(({ key, end }) => {
    const to = text.indexOf('\n', end) + 1;
    const own = text.slice(from, to).replace(/^\n+/, '');
    from = to;
    return { name: key.name, text: own };
  });
  return { head, stems };
}

/** A blank line between stems, which stand in the order of their names. */
export const writeCatalogue = ({ head, stems }: Catalogue): string =>
  `${head}${stems.map(({ text }) => text).join('\n')}};\n`;

export const inOrder = (stems: readonly Stem[]): readonly Stem[] =>
  stems.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The stems that the first load brings of a domain. */
export const firstStems = (text: string, domain: string): readonly string[] =>
  entriesOf(text)
    .properties.filter(({ key }) => key.name === domain)
    .flatMap(({ value }) => value.properties.map(({ key }) => key.name));

/** The catalogue with the texts of one stem more; null is one that is not there yet. */
export function withStem(catalogue: string | null, stem: Stem): string {
  const { head, stems } =
    catalogue === null ? { head: 'export default {\n', stems: [] } : readCatalogue(catalogue);
  return writeCatalogue({ head, stems: inOrder([...stems, stem]) });
}

/** The catalogue without the texts of a stem; null where none are left. */
export function withoutStem(catalogue: string, name: string): string | null {
  const { head, stems } = readCatalogue(catalogue);
  const left = stems.filter((stem) => stem.name !== name);
  return left.length === 0 ? null : writeCatalogue({ head, stems: left });
}

const importOf = (domain: string) => `import ${domain} from './${domain}.ts';\n`;
/** The line of a domain of which the first load brings all texts, or some. */
const firstOf = (domain: string) => `  ${domain}: first.${domain},\n`;
const partlyFirst = (domain: string) => `  ${domain}: { ...first.${domain}, ...${domain} },\n`;

/** Puts a line in front of the first of its kind that comes after it, or behind the last of them. */
const between = (text: string, line: string, kind: RegExp): string => {
  const found = [...text.matchAll(kind)];
  const next = found.find(([, name = '']) => name > (line.match(/\w+(?=,| from)/)?.[0] ?? ''));
  const last = found.at(-1);
  const place = next?.index ?? (last ? last.index + last[0].length : text.length);
  return text.slice(0, place) + line + text.slice(place);
};

/** The file that puts a language together, with a domain more. */
export function withDomain(index: string, domain: string): string {
  const imported = between(index, importOf(domain), /^import (?!first\b)(\w+) from '\.\/.*\n/gm);
  return imported.includes(firstOf(domain))
    ? imported.replace(firstOf(domain), partlyFirst(domain))
    : between(imported, `  ${domain},\n`, /^ {2}(\w+)[:,].*\n/gm);
}

export const withoutDomain = (index: string, domain: string): string =>
  index
    .replace(importOf(domain), '')
    .replace(`  ${domain},\n`, '')
    .replace(partlyFirst(domain), firstOf(domain));
