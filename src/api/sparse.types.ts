/**
 * An answer of which only these fields are sure to come: the product specification (§7) shows no more,
 * and a server that is not ours may leave the others out.
 */
export type Sparse<Answer, Sure extends keyof Answer> = Pick<Answer, Sure> &
  Partial<Omit<Answer, Sure>>;
