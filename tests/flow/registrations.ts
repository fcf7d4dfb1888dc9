import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camel } from '../house/case.ts';
import type { Names } from './names.ts';

/** A line that a new screen needs in a file that is there already. */
interface Registration {
  readonly path: string;
  readonly add: (text: string) => string;
  readonly remove: (text: string) => string;
}

const table = 'src/app/screens.ts';
const routes = 'machines/navigation/routes.ts';
const oracle = 'tests/navigation/oracle.ts';
const everyScreen = 'tests/e2e/lib/every-screen.ts';

const linesWithout = (text: string, isGone: (line: string) => boolean): string =>
  text
    .split('\n')
    .filter((line) => !isGone(line))
    .join('\n');

/** Adds a line above or below one that is there. Throws where it is not. */
const beside = (text: string, found: string, put: (found: string) => string): string => {
  if (!text.includes(found)) throw new Error(`"${found.trim()}" is not there to add a line beside`);
  return text.replace(found, () => put(found));
};

/** A route that waits for this screen, under the stem or under domain and stem. */
const waitingRoute = (text: string, { domain, stem, camel: name }: Names): string | null =>
  [camel(`${domain}-${stem}`), name].find((each) =>
    text.includes(`\n  ${each}: notAvailable,\n`),
  ) ?? null;

const entryOf = ({ domain, stem }: Names): string =>
  `{ ...plain, file: '${stem}.screen.ts', texts: ['${domain}'] }`;

/** For members, below its domain, until somebody has looked into the specification. */
const routeOf = ({ domain, stem, camel: name }: Names) => {
  const path = `/${domain}/${stem}`;
  return {
    route: `  ${name}: { pattern: '${path}', access: 'member', layout: 'signedIn' },\n`,
    expected: `  ${name}: { who: 'members', path: '${path}' },\n`,
    visit: `  ${name}: [['bo', '${path}']],\n`,
  };
};

/** The screen's line, in place of one that waits for it, or with a route of its own. */
const screenLines = (root: string, names: Names): Registration[] => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const waiting = waitingRoute(read(table), names);
  const { route, expected, visit } = routeOf(names);
  const hadRoute = !read(routes).includes(route);
  const entry = `${entryOf(names)},\n`;
  const line = `  ${names.camel}: ${entry}`;
  const screen: Registration = {
    path: table,
    add: (text) =>
      waiting === null
        ? beside(text, '\n  documentPage,\n', (found) => `\n${line}${found.slice(1)}`)
        : text.replace(`  ${waiting}: notAvailable,\n`, `  ${waiting}: ${entry}`),
    remove: (text) => (hadRoute ? text.replace(entry, 'notAvailable,\n') : text.replace(line, '')),
  };
  const routed = [
    { path: routes, own: route, above: '  feed: {' },
    { path: oracle, own: expected, above: '  feed: {' },
    { path: everyScreen, own: visit, above: '  feed: [' },
  ].map(({ path, own, above }): Registration => ({
    path,
    add: (text) => beside(text, above, (found) => own + found),
    remove: (text) => text.replace(own, ''),
  }));
  return waiting === null ? [screen, ...routed] : [screen];
};

/** The backend's router of a domain; one that it has not is written with the flow. */
export const domainRouter = ({ domain }: Names): string => `src/backend/${domain}/routes.ts`;

export const newRouterText = (names: Names): string => `import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';
import { add${names.pascal} } from './${names.stem}.routes.ts';

/** Routes of ${names.domain}. */
export function ${camel(names.domain)}Routes(): Router {
  const router = newRouter();
  add${names.pascal}(router);
  return router;
}
`;

/** The import behind which that of a new route stands. */
const importOf = (text: string): string =>
  /^import type \{[^}]*\bRouter\b[^}]*\} from '\.\.\/context\.ts';\n/m.exec(text)?.[0] ??
  "import type { Router } from '../context.ts';\n";

const routeLine = (names: Names, isNew: boolean): Registration => {
  const { domain, stem } = names;
  const call = `  add${names.pascal}(router);\n`;
  const brought = `import { add${names.pascal} } from './${stem}.routes.ts';\n`;
  const mounted = `${camel(domain)}Routes`;
  if (isNew) {
    return {
      path: 'src/backend/app.ts',
      add: (before) =>
        beside(
          beside(before, '    referralRoutes,\n', (found) => `${found}    ${mounted},\n`),
          'import { systemRoutes }',
          (found) => `import { ${mounted} } from './${domain}/routes.ts';\n${found}`,
        ),
      remove: (after) => linesWithout(after, (line) => new RegExp(`\\b${mounted}\\b`).test(line)),
    };
  }
  return {
    path: domainRouter(names),
    add: (before) =>
      beside(
        beside(before, '  return router;\n', (found) => call + found),
        importOf(before),
        (found) => found + brought,
      ),
    remove: (after) => after.replace(call, '').replace(brought, ''),
  };
};

/** The lines that a new screen needs elsewhere, and how they are taken away again. */
export function registrationsOf(root: string, names: Names): Registration[] {
  const router = join(root, domainRouter(names));
  const isNew = !existsSync(router) || readFileSync(router, 'utf8') === newRouterText(names);
  return [...screenLines(root, names), routeLine(names, isNew)];
}
