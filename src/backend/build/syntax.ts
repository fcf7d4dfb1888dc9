/** As much of a syntax tree as the build's own passes look at. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly kind?: string;
  readonly id?: Syntax | null;
  readonly key?: Syntax;
  readonly test?: Syntax | null;
  readonly left?: Syntax;
  readonly right?: Syntax;
  readonly property?: Syntax;
  readonly callee?: Syntax;
  readonly body?: Syntax | readonly Syntax[];
  readonly consequent?: Syntax | readonly Syntax[];
  readonly alternate?: Syntax | null;
  readonly discriminant?: Syntax;
  readonly cases?: readonly Syntax[];
  readonly params?: readonly Syntax[];
  readonly declarations?: readonly Syntax[];
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What stands directly below a node, with the name of its place. */
export function* childrenOf(node: Syntax): Generator<readonly [place: string, child: Syntax]> {
  for (const [place, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isSyntax(child)) yield [place, child];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with pieces of it replaced; no two may overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
