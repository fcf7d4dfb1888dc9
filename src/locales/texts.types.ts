/** One text for each plural category that the language has (`Intl.PluralRules`). */
export type Plural = { readonly other: string } & Partial<
  Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>
>;

type Node = string | Plural | { readonly [key: string]: Node };

/** The shape that a translation must have: the same keys, plural forms free, placeholders kept. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : keyof Source[Key] extends keyof Plural
      ? Plural
      : Translation<Source[Key]>;
};

type Join<Prefix extends string, Key extends string> = Prefix extends '' ? Key : `${Prefix}.${Key}`;

type Keys<Source, Leaf, Prefix extends string = ''> = {
  [Key in keyof Source & string]: Source[Key] extends Leaf
    ? Join<Prefix, Key>
    : Source[Key] extends string | Plural
      ? never
      : Keys<Source[Key], Leaf, Join<Prefix, Key>>;
}[keyof Source & string];

/** Dotted keys of plain texts, such as `auth.login.submit`. */
export type TextKeyOf<Source> = Keys<Source, string>;

/** Dotted keys of texts that depend on a count. */
export type PluralKeyOf<Source> = Keys<Source, Plural>;

export type { Node as TextNode };
