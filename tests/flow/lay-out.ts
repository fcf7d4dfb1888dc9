import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layers, pathOfLayer } from '../house/layers.ts';
import { chartTemplates } from './chart-templates.ts';
import { addedTexts, leftTexts, textsThere, type TextFile } from './flow-texts.ts';
import { formatted } from './formatted.ts';
import { formServerTemplates } from './form-server-templates.ts';
import { formTemplates } from './form-templates.ts';
import { listServerTemplates } from './list-server-templates.ts';
import { listTemplates } from './list-templates.ts';
import { readNames, type Kind, type Names, type Templates } from './names.ts';
import { domainRouter, newRouterText, registrationsOf } from './registrations.ts';
import { serverTemplates } from './server-templates.ts';
import { viewTemplates } from './view-templates.ts';

const screen: Templates = {
  ...chartTemplates,
  ...viewTemplates,
  ...serverTemplates,
  text: ({ words }) => ({ title: words, lead: 'What the flow shows.' }),
};
const kinds: Readonly<Record<Kind, Templates>> = {
  screen,
  list: { ...screen, ...listTemplates, ...listServerTemplates },
  form: { ...screen, ...formTemplates, ...formServerTemplates },
};

/** Written and changed files, by path. */
export interface LaidOut {
  readonly written: readonly string[];
  readonly changed: readonly string[];
}

/** Every file of a new flow with its text but the catalogues: those of the chart first. */
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
    [`src/contract/${domain}/${stem}.ts`, templates.contract(names)],
    [`src/api/${domain}/${stem}.ts`, templates.api(names)],
    [`src/backend/${domain}/${stem}.routes.ts`, templates.route(names)],
    [`tests/backend/${domain}/${stem}.test.ts`, templates.routeTest(names)],
    ...(existsSync(join(root, router)) &&
    readFileSync(join(root, router), 'utf8') !== newRouterText(names)
      ? []
      : [[router, newRouterText(names)] as const]),
  ];
};

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const writeTexts = (root: string, texts: readonly TextFile[]): void => {
  for (const { path, text } of texts) {
    if (text === null) rmSync(join(root, path));
    else write(root, path, text);
  }
};

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
  const there = [
    ...files.map(([path]) => path).filter((path) => existsSync(join(root, path))),
    ...textsThere(root, names),
  ];
  if (there.length > 0) throw new Error(`It exists already: ${there.join(', ')}`);
  const texts = addedTexts(root, names, kinds[kind].text(names));
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
  writeTexts(root, texts);
  const pathsOf = (isNew: boolean) =>
    texts.filter((each) => each.isNew === isNew).map(({ path }) => path);
  return {
    written: [...files.map(([path]) => path), ...pathsOf(true)],
    changed: [...changes.map(([path = '']) => path), ...pathsOf(false)],
  };
}

/** Takes away what `layOut` has written, as long as it was not renamed. */
export function takeAway(root: string, request: string | undefined): LaidOut {
  const names = readNames(request);
  const lines = registrationsOf(root, names);
  const files = filesOf(root, names).filter(([path]) => existsSync(join(root, path)));
  for (const { path, remove } of lines) {
    write(root, path, remove(readFileSync(join(root, path), 'utf8')));
  }
  for (const [path] of files) rmSync(join(root, path));
  const texts = leftTexts(root, names);
  writeTexts(root, texts);
  const pathsOf = (isGone: boolean) =>
    texts.filter(({ text }) => (text === null) === isGone).map(({ path }) => path);
  return {
    written: [...files.map(([path]) => path), ...pathsOf(true)],
    changed: [...lines.map(({ path }) => path), ...pathsOf(false)],
  };
}
