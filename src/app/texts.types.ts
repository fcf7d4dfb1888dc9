import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import type { Strings, TextDomain } from '#src/ui/texts/texts.ts';

/** The texts that have been fetched so far, by language. */
export interface TextStore {
  /**
   * Fetches the first texts of a language, and those of every domain that has been needed so far.
   * Rejects when a chunk does not come; asking again tries again.
   */
  load(code: LocaleCode): Promise<void>;
  /** Fetches these domains too, now and for each language that is chosen later. */
  need(domains: readonly TextDomain[]): Promise<void>;
  strings(code: LocaleCode): Strings | undefined;
  /** Calls back whenever texts came; answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}
