import { code, lineOf, parse, visit, type HouseFile } from './files.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Sources of text in a view: functions of `useText`, and literals. */
const writers = new Set([
  't',
  'plural',
  'say',
  'date',
  'time',
  'money',
  'number',
  'list',
  'relative',
  'String',
]);
const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'Identifier') return String(node['name']);
  if (node?.type === 'MemberExpression') return nameOf(node['property'] as Node);
  return '';
};

/** True if an expression renders a text every time. */
const isText = (node: Node): boolean => {
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return (
        writers.has(nameOf(node['callee'] as Node)) ||
        nameOf(node['callee'] as Node).endsWith('Text')
      );
    case 'ConditionalExpression':
      return isText(node['consequent'] as Node) && isText(node['alternate'] as Node);
    default:
      return false;
  }
};

/** Branches of an expression that may render one thing or another. */
const endsOf = (node: Node): readonly Node[] => {
  if (node.type === 'ConditionalExpression')
    return [...endsOf(node['consequent'] as Node), ...endsOf(node['alternate'] as Node)];
  if (node.type === 'LogicalExpression') return endsOf(node['right'] as Node);
  return [node];
};
const changes = (node: Node): boolean =>
  (node.type === 'ConditionalExpression' && !isText(node)) ||
  node.type === 'LogicalExpression' ||
  (node.type === 'CallExpression' && nameOf(node['callee'] as Node) === 'map');

/** A child of an element: its expression, or its words. */
const inside = (child: Node): Node | null => {
  if (child.type === 'JSXText') return String(child['value']).trim() === '' ? null : child;
  if (child.type !== 'JSXExpressionContainer') return child;
  const expression = child['expression'] as Node;
  // A space alone is no text that is translated.
  if (expression.type === 'Literal' && String(expression['value']).trim() === '') return null;
  return expression.type === 'JSXEmptyExpression' ? null : expression;
};
const isBare = (node: Node): boolean =>
  node.type === 'JSXText' ||
  isText(node) ||
  (node.type === 'Identifier' && nameOf(node) === 'children');

/** Lines where a bare text is beside something conditional. */
export const bareTexts = (file: HouseFile): readonly number[] => {
  const lines: number[] = [];
  visit(parse(file).program, (each) => {
    const node = each as unknown as Node;
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node['children'] as readonly Node[])
      .map(inside)
      .filter((one) => one !== null);
    if (children.length < 2) return;
    children.forEach((child, index) => {
      const comesAndGoes = changes(child) && endsOf(child).some(isText);
      // React inserts before the very text node that a translator has removed.
      const isFollowing = isBare(child) && children.slice(0, index).some(changes);
      if (comesAndGoes || isFollowing) lines.push(lineOf(file.text, child.start));
    });
  });
  return lines;
};

/** The files that draw. */
export const drawing = code.filter(({ path }) => /^src\/(views|ui|app)\/.*\.tsx$/.test(path));
