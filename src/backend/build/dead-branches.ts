import { childrenOf, edited, isSyntax, type Syntax } from './syntax.ts';

/** What is known of a program that its bundler cannot know. */
export interface Knowledge {
  /** Values that a `.tag` never has. */
  readonly tags: ReadonlySet<unknown>;
  /** Names of constants that no `case` is ever reached with. */
  readonly cases: ReadonlySet<string>;
  /** Variables, or members as they are written, that keep one value → that value. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Functions whose answer is always false, and comparisons (by their text) that never hold. */
  readonly never: ReadonlySet<string>;
  readonly neverEqual: RegExp;
  /** Functions → the body that is left of them. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Properties that nobody asks for: by key, or by the name of their value. */
  readonly unasked: ReadonlySet<string>;
  /** Statements that are left out, by how they start. */
  readonly statements: RegExp;
}

const leaves = /^(?:Return|Break|Throw|Continue)Statement$/;
const listOf = (part: Syntax['body']): readonly Syntax[] =>
  part === undefined ? [] : isSyntax(part) ? [part] : part;

const isTag = (node: Syntax | undefined): boolean =>
  node?.type === 'MemberExpression' && node.property?.name === 'tag';

const endsHere = (last: Syntax | undefined): boolean =>
  last !== undefined &&
  (leaves.test(last.type) ||
    (last.type === 'BlockStatement' && endsHere(listOf(last.body).at(-1))));

/** Names that `var` declares anywhere in here, but not in functions of its own. */
const declaredIn = (node: Syntax): string[] => [
  ...(node.type === 'VariableDeclarator' ? [node.id?.name ?? ''] : []),
  ...[...childrenOf(node)].flatMap(([, child]) =>
    child.type.includes('Function') ? [] : declaredIn(child),
  ),
];

/**
 * Leaves out of a program what cannot be reached in ours, so that the minifier can take away what only
 * that part used. Each rule replaces an expression by its known value or drops what is never come to.
 */
export function withoutDeadBranches(code: string, program: Syntax, known: Knowledge): string {
  const edits: { start: number; end: number; text: string }[] = [];
  /** Names of the parameters that hide a fixed variable, and variables whose `var` went away. */
  const hidden = new Set<string>();
  let orphans: string[] = [];

  const textOf = ({ start, end }: Syntax) => code.slice(start, end);
  const put = ({ start, end }: { start: number; end: number }, text: string) =>
    void edits.push({ start, end, text });
  const fixedAs = (name: string | undefined) =>
    name !== undefined && !hidden.has(name) && Object.hasOwn(known.fixed, name)
      ? known.fixed[name]
      : undefined;
  const isUnmade = (node: unknown) =>
    isSyntax(node) && node.type === 'Literal' && known.tags.has(node.value);

  /** What a node is known to be, as text; undefined when nothing is known. */
  const knownValue = (node: Syntax, place: string, above: Syntax): string | undefined => {
    const { type, left, right, operator = '' } = node;
    if (type === 'BinaryExpression' && /^[!=]==$/.test(operator)) {
      const never =
        (isTag(left) && isUnmade(right)) ||
        (isTag(right) && isUnmade(left)) ||
        known.neverEqual.test(textOf(node));
      return never ? (operator === '===' ? '!1' : '!0') : undefined;
    }
    if (type === 'CallExpression')
      return known.never.has(node.callee?.name ?? '') ? '!1' : undefined;
    if (type === 'AssignmentExpression') return fixedAs(left?.name);
    if (type === 'MemberExpression') {
      const name = node.property?.name;
      return place === 'left' ? undefined : (fixedAs(textOf(node)) ?? fixedAs(`.${name ?? ''}`));
    }
    const isName = type === 'Identifier' && place !== 'property' && place !== 'key';
    if (!isName || (place === 'id' && above.type === 'VariableDeclarator')) return undefined;
    return fixedAs(node.name);
  };

  const visitSwitch = (node: Syntax) => {
    const onTag = isTag(node.discriminant);
    let fallsIn = false;
    for (const each of node.cases ?? []) {
      const body = listOf(each.consequent);
      const isDead = (onTag && isUnmade(each.test)) || known.cases.has(each.test?.name ?? '');
      if (isDead && !fallsIn) {
        put(each, '');
        orphans.push(...declaredIn(each));
        continue;
      }
      if (isDead) put({ start: each.start, end: body[0]?.start ?? each.end }, '');
      fallsIn = !endsHere(body.at(-1));
      for (const statement of body) visit(statement, 'consequent', each);
    }
  };

  const visitBelow = (node: Syntax) => {
    for (const [place, child] of childrenOf(node)) visit(child, place, node);
  };

  const visitFunction = (node: Syntax) => {
    const own = (node.params ?? []).flatMap(({ name }) => name ?? []);
    const newlyHidden = own.filter((name) => fixedAs(name) !== undefined);
    const outer = orphans;
    orphans = [];
    newlyHidden.forEach((name) => hidden.add(name));
    visitBelow(node);
    newlyHidden.forEach((name) => hidden.delete(name));
    const names = [...new Set(orphans)].filter((name) => name !== '' && !own.includes(name));
    if (names.length > 0 && isSyntax(node.body)) {
      const start = node.body.start + 1;
      put({ start, end: start }, `var ${names.join()};`);
    }
    orphans = outer;
  };

  const visit = (node: Syntax, place: string, above: Syntax): void => {
    const { type, body } = node;
    if (type === 'ExpressionStatement' && known.statements.test(textOf(node))) return put(node, '');
    if (type === 'FunctionDeclaration' && isSyntax(body)) {
      const name = node.id?.name ?? '';
      if (Object.hasOwn(known.bodies, name)) return put(body, `{${known.bodies[name]}}`);
    }
    if (type === 'Property' && above.type === 'ObjectExpression') {
      const { key, value } = node;
      const names = [key?.name ?? '', isSyntax(value) ? (value.name ?? '') : ''];
      if (names.some((name) => known.unasked.has(name))) {
        const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
        return put({ start: node.start, end: node.end + comma }, '');
      }
    }
    const value = knownValue(node, place, above);
    if (value !== undefined) return put(node, value);
    if (type === 'ConditionalExpression' && isUnmade(node.consequent) && node.alternate) {
      put({ start: node.start, end: node.alternate.start }, '(');
      put({ start: node.alternate.end, end: node.end }, ')');
      return visit(node.alternate, 'alternate', node);
    }
    if (type === 'SwitchStatement') return visitSwitch(node);
    return type.includes('Function') ? visitFunction(node) : visitBelow(node);
  };

  visitBelow(program);
  return edited(code, edits);
}
