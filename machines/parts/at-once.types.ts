import type { AtOnceContext, Chosen } from './at-once.ts';

export interface Choices {
  readonly showsOnline: boolean;
  readonly isFindable: boolean;
}

export interface AtOnceInput {
  /** Choices at the server. */
  readonly kept: Choices;
}

export type ChoicesContext = AtOnceContext<Choices>;

export type AtOnceEvent =
  | Chosen<Choices>
  /** Event: choices were made on another device. */
  | { type: 'choices.changed'; kept: Choices };

export type AtOnceEmitted = { type: 'choices.saved' };
