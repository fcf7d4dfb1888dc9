import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { inertDocument } from '../dialog/inert-document.ts';

const allowed = new Set([
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
  'code',
  'hr',
]);
/** Elements dropped with their text, as it is code or a frame. */
const dropped = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript']);
const safeLink = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i;

const draw = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (dropped.has(tag)) return null;
  const inside = [...node.childNodes].map(draw);
  const children = inside.length > 0 ? inside : undefined;
  const target = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
  if (safeLink.test(target)) return createElement('a', { key, href: target }, children);
  return allowed.has(tag)
    ? createElement(tag, { key }, children)
    : createElement(Fragment, { key }, children);
};

/**
 * A document that came as HTML, rebuilt element by element from an allow-list: no attribute but a
 * checked `href` survives, so nothing in it can run, whatever the server sent.
 */
export function DocumentHtml({ html }: { html: string }) {
  const parts = useMemo(() => [...inertDocument(html).body.childNodes].map(draw), [html]);
  return <>{parts}</>;
}
