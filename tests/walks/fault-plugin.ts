import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { viewFaults } from './view-faults.ts';

/** The source of a view with one fault in it; throws where the view is not as the fault knows it. */
export function spoilt(source: string, number: number): string {
  const one = viewFaults[number];
  if (!one) throw new Error(`There is no fault ${number}.`);
  const [before, after, ...more] = source.split(one.find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${one.title}": ${one.flow} has this not once: ${one.find}`);
  return before + one.put + after;
}

/** Serves `<view>.tsx?fault=7`: the view as it is, with that fault in it. */
export const faultPlugin = (): Plugin => ({
  name: 'view-faults',
  enforce: 'pre',
  load(id) {
    const [file = '', number] = id.split('?fault=');
    return number === undefined ? null : spoilt(readFileSync(file, 'utf8'), Number(number));
  },
});
