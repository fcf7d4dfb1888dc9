import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layers, pathOfLayer } from '../house/layers.ts';
import { chartTemplates } from './chart-templates.ts';
import { formatted } from './formatted.ts';
import { formServerTemplates } from './form-server-templates.ts';
import { formTemplates } from './form-templates.ts';
import { listServerTemplates } from './list-server-templates.ts';
import { listTemplates } from './list-templates.ts';
import { readNames, type Kind, type Names, type Templates } from './names.ts';
import { domainRouter, newRouterText, registrationsOf } from './registrations.ts';
import { serverTemplates } from './server-templates.ts';
import { textIndexes } from './text-indexes.ts';
import { textTemplate } from './text-templates.ts';
import { viewTemplates } from './view-templates.ts';

const screen: Templates = {
  ...chartTemplates,
  ...viewTemplates,
  ...serverTemplates,
  text: textTemplate,
};
const kinds: Readonly<Record<Kind, Templates>> = {
  screen,
  list: { ...screen, ...listTemplates, ...listServerTemplates },
  form: { ...screen, ...formTemplates, ...formServerTemplates },
};
const locales = 'src/locales';

/** What was written and changed, by path. */
export interface LaidOut {
  readonly written: readonly string[];
  readonly changed: readonly string[];
}

const codesIn = (root: string): string[] =>
  readdirSync(join(root, locales), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every file of a new flow with its text: those of the chart first, the texts last. */
const filesOf = (
  root: string,
  names: Names,
  kind: Kind = 'screen',
): (readonly [path: string, text: string])[] => {
  const templates = kinds[kind];
  const { domain, stem } = names;
  const router = domainRouter(names);
  return [
    ...layers.map((layer) => [pathOfLayer(layer, domain, stem), templates[layer](names)] as const),
    [`src/app/screens/${stem}.screen.ts`, viewTemplates.screen(names)],
    [`src/contract/${stem}.ts`, templates.contract(names)],
    [`src/api/${stem}.ts`, templates.api(names)],
    [`src/backend/${domain}/${stem}.routes.ts`, templates.route(names)],
    [`tests/backend/${domain}/${stem}.test.ts`, templates.routeTest(names)],
    ...(existsSync(join(root, router)) &&
    readFileSync(join(root, router), 'utf8') !== newRouterText(names)
      ? []
      : [[router, newRouterText(names)] as const]),
    ...codesIn(root).map(
      (code) => [`${locales}/${code}/${domain}/${stem}.ts`, templates.text(names, code)] as const,
    ),
  ];
};

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Writes anew how the texts are put together; answers the files that are others than before. */
async function putTextsTogether(root: string): Promise<string[]> {
  const before = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  const changed = [...(await textIndexes(root))].filter(([path, text]) => before(path) !== text);
  for (const [path, text] of changed) write(root, path, text);
  return changed.map(([path]) => path);
}

/**
 * Writes all files of a new screen below `root` and its lines in the tables. Nothing is written when one
 * of the files exists already, or the name is wrong: the error says which.
 */
export async function layOut(
  root: string,
  request: string | undefined,
  kind: Kind = 'screen',
): Promise<LaidOut> {
  const names = readNames(request);
  const files = filesOf(root, names, kind);
  const there = files.filter(([path]) => existsSync(join(root, path)));
  if (there.length > 0) {
    throw new Error(`It exists already: ${there.map(([path]) => path).join(', ')}`);
  }
  const lines = registrationsOf(root, names);
  const changes = lines.map(({ path, add }) => [path, add(readFileSync(join(root, path), 'utf8'))]);
  for (const [path, text] of files) {
    // oxlint-disable-next-line no-await-in-loop -- a file that does not parse ends it where it stands
    write(root, path, await formatted(path, text));
  }
  for (const [path = '', text = ''] of changes) {
    // oxlint-disable-next-line no-await-in-loop -- a file that does not parse ends it where it stands
    write(root, path, await formatted(path, text));
  }
  const indexes = await putTextsTogether(root);
  return {
    written: files.map(([path]) => path),
    changed: [...changes.map(([path = '']) => path), ...indexes],
  };
}

/** Takes away what `layOut` has written, as long as it was not renamed. */
export async function takeAway(root: string, request: string | undefined): Promise<LaidOut> {
  const names = readNames(request);
  const lines = registrationsOf(root, names);
  const files = filesOf(root, names).filter(([path]) => existsSync(join(root, path)));
  for (const { path, remove } of lines) {
    write(root, path, remove(readFileSync(join(root, path), 'utf8')));
  }
  for (const [path] of files) rmSync(join(root, path));
  for (const code of codesIn(root)) {
    const folder = join(root, locales, code, names.domain);
    const isLeft = existsSync(folder) && readdirSync(folder).every((file) => file === 'index.ts');
    if (isLeft) rmSync(folder, { recursive: true });
  }
  const indexes = await putTextsTogether(root);
  return {
    written: files.map(([path]) => path),
    changed: [...lines.map(({ path }) => path), ...indexes],
  };
}
