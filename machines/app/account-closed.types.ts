/** A notice without a choice: it remembers nothing, and one leaves it by logging out. */
export type AccountClosedContext = Readonly<Record<string, never>>;
