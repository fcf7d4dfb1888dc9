import { camel, pascal } from '../house/case.ts';

/** Every form in which a template writes the names of a flow. */
export interface Names {
  readonly domain: string;
  readonly stem: string;
  readonly camel: string;
  readonly pascal: string;
  /** Title in Storybook. */
  readonly title: string;
  /** In English, until somebody writes it: `Tip jar`. */
  readonly words: string;
  /** Of the call that answers it. */
  readonly path: string;
}

export type Template = (names: Names) => string;

/** The texts of a new flow in English, by the last part of their keys. */
export type WrittenTexts = Readonly<Record<string, string>>;

/** Kind of flow: a screen that loads one thing, a list page by page, or a form. */
export type Kind = 'screen' | 'list' | 'form';

/** The text of every file of a flow but the screen's, which is the same for all. */
export interface Templates extends Readonly<
  Record<
    | 'machine'
    | 'types'
    | 'ports'
    | 'adapter'
    | 'view'
    | 'stories'
    | 'model'
    | 'contract'
    | 'api'
    | 'route'
    | 'routeTest',
    Template
  >
> {
  readonly text: (names: Names) => WrittenTexts;
}

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const vague = new Set(['utils', 'helpers', 'common', 'lib']);

/** Reads `auth/login`. Throws a sentence that says what is wrong with anything else. */
export function readNames(request: string | undefined): Names {
  if (request === undefined || request === '') {
    throw new Error('Name the flow: npm run flow <domain>/<stem>, such as npm run flow auth/login');
  }
  const [domain = '', stem = '', ...rest] = request.split('/');
  if (stem === '' || rest.length > 0) {
    throw new Error(`"${request}" is not <domain>/<stem>: one domain, one slash, one stem`);
  }
  for (const part of [domain, stem]) {
    if (!word.test(part)) {
      throw new Error(`"${part}" is not kebab case: small letters, digits and single hyphens`);
    }
    if (vague.has(part)) throw new Error(`"${part}" says nothing about what the flow is for`);
  }
  const title = `${domain === 'modal' ? 'Dialogs' : 'Screens'}/${pascal(domain)}/${pascal(stem)}`;
  const words = stem.charAt(0).toUpperCase() + stem.slice(1).replaceAll('-', ' ');
  const path = `/api/v1/${domain}/${stem}`;
  return { domain, stem, camel: camel(stem), pascal: pascal(stem), title, words, path };
}
