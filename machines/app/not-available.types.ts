import type { RouteName } from '../navigation/routes.ts';

/** Where it stands; null where no route fits. */
export interface NotAvailableInput {
  readonly name: RouteName | null;
}

export interface NotAvailableContext {
  /** Where one goes on from here. */
  readonly wayOn: 'main' | 'messages';
}
