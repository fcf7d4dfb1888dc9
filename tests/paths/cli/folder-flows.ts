import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openFiles, type Flows, type Words } from './folder.ts';

const isModel = (file: string): boolean => /\.model\.tsx?$/.test(file);

/** Models below a folder, as paths from it. */
const modelsIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => isModel(file) && !/(?:^|\/)(?:node_modules|dist|\.git)\//.test(file))
    .toSorted();

/** Any folder's flows: each `*.model.ts` below it, and each file with a machine that a call names. */
export async function openFolderFlows(root: string, words: Words): Promise<Flows> {
  const files = await openFiles(root, words);
  const names = modelsIn(root);
  const at = (flow: string) => path.resolve(root, flow);
  return {
    root,
    charts: names,
    names,
    load: (flow) => files.load(at(flow)),
    read: (file) => files.vite.ssrLoadModule(`/${file}`),
    source: (flow, folder) => files.source(at(flow), folder),
    beside: (other) => openFolderFlows(other, words),
    close: () => files.vite.close(),
  };
}
