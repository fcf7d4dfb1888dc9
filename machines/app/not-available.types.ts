import type { RouteName } from '../navigation/routes.ts';

/** Route of the page; null where no route matches. */
export interface NotAvailableInput {
  readonly name: RouteName | null;
}

export interface NotAvailableContext {
  /** Link that the page offers: the main page or the messages. */
  readonly wayOn: 'main' | 'messages';
}
