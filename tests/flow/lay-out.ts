import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { layers, pathOfLayer } from '../house/layers.ts';
import { chartTemplates } from './chart-templates.ts';
import { readNames } from './names.ts';
import { viewTemplates } from './view-templates.ts';

const templates = { ...chartTemplates, ...viewTemplates };
const style = { printWidth: 100, singleQuote: true, trailingComma: 'all' } as const;

/**
 * Writes the seven files of a new flow below `root` and answers their paths. Nothing is written when
 * one of them exists already, or the name is wrong: the error says which.
 */
export async function layOut(root: string, wish: string | undefined): Promise<string[]> {
  const names = readNames(wish);
  const { domain, stem } = names;
  const paths = layers.map((layer) => ({ layer, path: pathOfLayer(layer, domain, stem) }));
  const there = paths.filter(({ path }) => existsSync(join(root, path)));
  if (there.length > 0) {
    throw new Error(`It exists already: ${there.map(({ path }) => path).join(', ')}`);
  }
  for (const { layer, path } of paths) {
    const text = await format(templates[layer](names), { ...style, parser: 'typescript' });
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return paths.map(({ path }) => path);
}
