/** A notice without a choice: it remembers nothing, and one leaves it by a link. */
export type NotFoundContext = Readonly<Record<string, never>>;
