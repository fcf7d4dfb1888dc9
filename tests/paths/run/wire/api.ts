import type { Asked } from './ask.ts';
import type { Refer, Schema } from './schema.ts';

interface Answer {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
}
interface Operation {
  readonly responses?: Readonly<Record<string, Answer>>;
}
interface Described {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A call's answer where it succeeds; no schema where it has no body. */
export interface Success {
  readonly status: number;
  readonly schema: Schema | null;
}

/** A description of an API (OpenAPI 3.1), as far as made answers need it. */
export interface Api {
  readonly refer: Refer;
  /** Null for a call that the description does not have. */
  successOf(call: Asked): Success | null;
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const isAt = (template: string, path: string): boolean => {
  const parts = template.split(/\{[^}]+\}/).map(literally);
  return new RegExp(`^${parts.join('[^/]+')}$`).test(path);
};

/** Reads a description; `document` is JSON as a server publishes it. */
export function apiOf(document: unknown): Api {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is not as OpenAPI has it is not found
  const { paths = {}, components } = document as Described;
  // The more of a path is written out, the earlier it is meant.
  const templates = Object.keys(paths).toSorted(
    (one, other) => one.split('{').length - other.split('{').length,
  );
  return {
    refer: (reference) => components?.schemas?.[reference.split('/').at(-1) ?? ''] ?? {},
    successOf: ({ method, path }) => {
      for (const template of templates) {
        const operation = paths[template]?.[method.toLowerCase()];
        if (!operation || !isAt(template, path.split('?')[0] ?? path)) continue;
        const [status, answer] =
          Object.entries(operation.responses ?? {}).find(([code]) => code.startsWith('2')) ?? [];
        if (status === undefined) continue;
        const schema = answer?.content?.['application/json']?.schema ?? null;
        return { status: Number(status), schema };
      }
      return null;
    },
  };
}
