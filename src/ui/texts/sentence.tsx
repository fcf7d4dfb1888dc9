import { Fragment, type ReactNode } from 'react';

/** A sentence with things in it that are no text: `{{name}}` of the translation becomes `parts.name`. */
export function Sentence({
  children,
  parts,
}: {
  /** The text as the translation has it, its placeholders kept. */
  children: string;
  parts: Readonly<Record<string, ReactNode>>;
}) {
  return children.split(/\{\{(\w+)\}\}/).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one sentence keep their order
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}

/** Hands a placeholder through a translation untouched, for `Sentence` to fill. */
export const hole = (name: string): string => `{{${name}}}`;
