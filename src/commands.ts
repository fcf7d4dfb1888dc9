/** Commands that a single key gives to something on the page. */
export type Command =
  /** Leads from card to card; the others below act inside of the one that is read. */
  | 'card'
  | 'open'
  | 'like'
  /** Leads to the thread of a card. */
  | 'thread'
  /** Targets that stand once on a page. */
  | 'comment'
  | 'filter'
  | 'newest'
  | 'search';

/** Attributes of an element that a command is done to: the keyboard finds it by nothing else. */
export const announce = (command: Command | undefined) => ({ 'data-command': command });

/** Selects what announces a command. */
export const announcing = (command: Command): string => `[data-command="${command}"]`;
