import { Client } from 'pg';

/**
 * Gives each statement a name, so that the embedded database reads and plans it once and not at each of
 * its thousands of calls: most of what a run costs is there. What is asked and answered is the same.
 * Migrations hold several statements at once, which have no name, so it is called after them.
 */
export function nameStatements(): void {
  const names = new Map<string, string>();
  // oxlint-disable-next-line typescript/unbound-method -- called with its client below
  const plain = Client.prototype.query as (...given: unknown[]) => unknown;
  const named = function query(this: Client, ...given: unknown[]) {
    const [asked] = given as [{ text?: string; name?: string } | string];
    if (typeof asked === 'object' && typeof asked.text === 'string' && asked.name === undefined) {
      const name = names.get(asked.text) ?? `simulation ${names.size}`;
      names.set(asked.text, name);
      asked.name = name;
    }
    return plain.apply(this, given);
  };
  Client.prototype.query = named as typeof Client.prototype.query;
}
