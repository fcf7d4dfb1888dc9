import type { StateNode } from 'xstate';
import { dialogLoaders } from '#src/app/dialogs/registry.ts';
import { screens } from '#src/app/screens.ts';
import { localeNames } from '#src/locales/names.ts';
import { readFlows } from './charts.ts';
import { files } from './files.ts';

const nodesBelow = (node: StateNode): StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const transitionsOf = ({ transitions, always = [] }: StateNode): number =>
  [...transitions.values()].flat().length + always.length;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Texts of a catalogue; the forms of a plural are one. */
const textsIn = (part: unknown): number => {
  if (typeof part !== 'object' || part === null) return 1;
  return 'other' in part ? 1 : sum(Object.values(part).map(textsIn));
};

const catalogues = import.meta.glob<{ default: unknown }>('../../src/locales/en/*.ts', {
  eager: true,
});

const charts = async (): Promise<string> => {
  const machines = (await readFlows()).flatMap(({ machine }) => machine ?? []);
  const nodes = machines.flatMap(({ root }) => nodesBelow(root));
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const transitions = sum(nodes.map(transitionsOf));
  const [count, places, edges] = [machines.length, leaves.length, transitions].map(figure);
  return `${count} charts with ${places} leaf states and ${edges} transitions`;
};

const figure = (count: number): string => count.toLocaleString('en');

const stories = (): string => {
  const written = files.filter(({ name }) => name.endsWith('.stories.tsx'));
  const count = sum(written.map(({ text }) => [...text.matchAll(/^export const /gm)].length));
  return `${figure(count)} stories, each tested in a browser, with axe`;
};

const places = (): string => {
  const screenFiles = new Set(Object.values(screens).map(({ file }) => file));
  return `${screenFiles.size} screens and ${Object.keys(dialogLoaders).length} dialogs, each a file of its own`;
};

const texts = (): string => {
  const written = Object.entries(catalogues).filter(([path]) => !/\/(first|index)\.ts$/.test(path));
  const count = sum(written.map(([, module]) => textsIn(module.default)));
  return `${figure(count)} texts in ${Object.keys(localeNames).length} languages`;
};

const block = /(<!-- figures: npm run readme -->\n)[\s\S]*?(<!-- \/figures -->)/;

/** A README whose figures are those of the files as they are now. */
export const withFigures = async (readme: string): Promise<string> => {
  const lines = [await charts(), stories(), places(), texts()];
  const list = lines.map((line) => `- ${line}\n`).join('');
  return readme.replace(block, (_whole, start: string, end: string) => `${start}\n${list}\n${end}`);
};
