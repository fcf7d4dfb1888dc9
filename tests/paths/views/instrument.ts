import type { ViewMutant, ViewOperator } from './mutant.ts';
import {
  childrenOf,
  isNode,
  literalOf,
  nameOf,
  nodesIn,
  treeOf,
  type SyntaxNode,
} from './syntax.ts';

/** Source of a view in which every fault waits for its switch, and the list of its faults. */
export interface Instrumented {
  readonly code: string;
  readonly mutants: readonly ViewMutant[];
}

/** Attributes that draw nothing themselves, or that styles alone answer to. */
const left = new Set(['key', 'ref', 'className', 'style']);
const textCalls = new Set(['t', 'plural']);
const isEventType = (text: string | null): text is string =>
  text !== null && /^\w+\.\w+/.test(text);

const propertiesOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.type === 'ObjectExpression' && Array.isArray(node['properties'])
    ? node['properties'].filter(isNode)
    : [];

/** `{ type: 'list.retry' }`: the property that names an event, or undefined. */
const typeProperty = (node: SyntaxNode): SyntaxNode | undefined =>
  propertiesOf(node).find(
    (one) => nameOf(one['key']) === 'type' && isEventType(literalOf(one['value'])),
  );

const isTextCall = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && textCalls.has(nameOf(node['callee']) ?? '');

const firstArgument = (node: SyntaxNode): unknown =>
  Array.isArray(node['arguments']) ? node['arguments'][0] : null;

/** The next one of a list that is another, from a place on. */
const nextOther = (all: readonly string[], one: string): string | null => {
  const others = all.filter((other) => other !== one);
  return others[all.indexOf(one) % Math.max(1, others.length)] ?? null;
};

/** Puts every fault that `mutant.ts` names into the source of one view, each behind its switch. */
export function instrument(file: string, source: string): Instrumented {
  const tree = treeOf(source);
  const nodes = [...nodesIn(tree)];
  const keys = nodes.filter(isTextCall).flatMap((node) => literalOf(firstArgument(node)) ?? []);
  const events = nodes.flatMap((node) => literalOf(typeProperty(node)?.['value']) ?? []);
  const mutants: ViewMutant[] = [];

  const add = (operator: ViewOperator, node: SyntaxNode): number => {
    const line = source.slice(0, node.start).split('\n').length;
    const text = source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    mutants.push({ number: mutants.length, operator, line, source: text.slice(0, 80) });
    return mutants.length - 1;
  };

  /** The source of a node, its children as they are rendered. */
  const inside = (node: SyntaxNode): string => {
    let text = '';
    let at = node.start;
    for (const child of childrenOf(node)) {
      if (child.start < at) continue;
      text += source.slice(at, child.start) + render(child, node);
      at = child.end;
    }
    return text + source.slice(at, node.end);
  };

  const swapped = (operator: ViewOperator, node: SyntaxNode, others: readonly string[]): string => {
    const own = literalOf(node) ?? '';
    const other = nextOther(others, own) ?? `${own}.other`;
    const text = source.slice(node.start, node.end);
    return `(__view.on(${add(operator, node)}) ? ${JSON.stringify(other)} : ${text})`;
  };

  const attribute = (node: SyntaxNode): string => {
    const name = nameOf(node['name']);
    const value = node['value'];
    if (name === null || left.has(name)) return inside(node);
    const expression =
      isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
    if (/^on[A-Z]/.test(name) && isNode(expression)) {
      const dead = add('handler dead', node);
      add('handler twice', node);
      return `${name}={__view.hand(${dead}, ${render(expression, node)})}`;
    }
    const gone = add('attribute gone', node);
    const given = !isNode(expression)
      ? 'true'
      : expression.type === 'Literal'
        ? source.slice(expression.start, expression.end).replaceAll('\n', ' ')
        : `__view.inverted(${add('attribute inverted', node)}, ${render(expression, node)})`;
    return `{...(__view.on(${gone}) ? {} : { ${JSON.stringify(name)}: ${given} })}`;
  };

  const property = (node: SyntaxNode, parent: SyntaxNode): string => {
    const type = typeProperty(parent);
    const { key, value } = node;
    if (!type || !isNode(key) || !isNode(value)) return inside(node);
    const name = source.slice(key.start, key.end);
    if (node === type) return `${name}: ${swapped('other event', value, events)}`;
    return `${name}: __view.other(${add('other payload', node)}, ${render(value, node)})`;
  };

  const render = (node: SyntaxNode, parent: SyntaxNode): string => {
    if (node.type === 'JSXAttribute') return attribute(node);
    if (node.type === 'Property' && parent.type === 'ObjectExpression')
      return property(node, parent);
    if (isTextCall(parent) && node === firstArgument(parent) && literalOf(node) !== null)
      return swapped('other text', node, keys);
    if (
      (/^(?:ConditionalExpression|IfStatement)$/.test(parent.type) && node === parent['test']) ||
      (parent.type === 'LogicalExpression' &&
        parent['operator'] === '&&' &&
        node === parent['left'])
    )
      return `__view.not(${add('condition negated', node)}, ${inside(node)})`;
    if (/^JSX(?:Element|Fragment)$/.test(parent.type)) return child(node);
    return inside(node);
  };

  const child = (node: SyntaxNode): string => {
    if (node.type === 'JSXElement')
      return `{__view.on(${add('part gone', node)}) ? null : ${inside(node)}}`;
    const expression = node.type === 'JSXExpressionContainer' ? node['expression'] : null;
    if (!isNode(expression) || /^(?:JSXEmpty|Arrow|Function)/.test(expression.type))
      return inside(node);
    return `{__view.on(${add('part gone', node)}) ? null : (${render(expression, node)})}`;
  };

  const body = inside(tree);
  const list = JSON.stringify(mutants);
  const head = `import { switchOf as __switchOf } from '#tests/paths/views/switch.ts';\nconst __view = __switchOf(${JSON.stringify(file)}, ${list});\n`;
  return { code: head + body, mutants };
}
