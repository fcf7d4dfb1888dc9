import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { viewFaults } from './view-faults.ts';

const room = 'src/views/';
/** Imports that may lead to a view; controls (`src/ui`) are shared, and so is what they remember. */
const leading = /'((?:\.{1,2}\/|#(?:src\/views|stories|tests)\/)[^']+\.tsx)'/g;

/** The source of a view with one fault in it; throws where the view is not as the fault knows it. */
export function spoilt(source: string, number: number): string {
  const one = viewFaults[number];
  if (!one) throw new Error(`There is no fault ${number}.`);
  const [before, after, ...more] = source.split(one.find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${one.title}": ${one.flow} has this not once: ${one.find}`);
  return before + one.put + after;
}

/** Serves `<file>.tsx?fault=7`: a model or a view as it is, with that fault in the view of it that has it. */
export const faultPlugin = (): Plugin => ({
  name: 'view-faults',
  enforce: 'pre',
  load(id) {
    const [file = '', number] = id.split('?fault=');
    if (number === undefined) return null;
    const source = readFileSync(file, 'utf8');
    const isSpoilt = file.endsWith(`/${room}${viewFaults[Number(number)]?.file ?? ''}`);
    const own = isSpoilt ? spoilt(source, Number(number)) : source;
    return own.replaceAll(leading, (_, wanted: string) => `'${wanted}?fault=${number}'`);
  },
});
