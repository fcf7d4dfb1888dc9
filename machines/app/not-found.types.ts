/** A notice without a choice: it remembers where nothing was, and one leaves it by a link. */
export interface NotFoundContext {
  /** The address as it was asked for, from its first slash on. */
  readonly path: string;
}
