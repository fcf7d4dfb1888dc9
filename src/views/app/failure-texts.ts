import { isServerFull, type Failure } from '#machines/lib/failure.ts';
import type { TextKey } from '#src/ui/texts/texts.ts';

/** Key of the storage-full text; null for any other failure. `typed` asks to keep typed text. */
export const serverFullKey = (failure: Failure | null, typed = false): TextKey | null => {
  if (!isServerFull(failure)) return null;
  return typed ? 'app.failure.serverFullTyped' : 'app.failure.serverFull';
};

/** Text keys by the server's field name, each naming the part of the form to check. */
export type FieldTexts = Readonly<Record<string, TextKey>>;

/**
 * Text key for the first rejected part of a form, or null. The server's sentence is not shown: a
 * validator writes English for programmers.
 */
export function refusedField(failure: Failure | null, texts: FieldTexts): TextKey | null {
  if (failure?.kind !== 'invalid') return null;
  const names = Object.keys(failure.fields).map((name) => name.split('.')[0] ?? '');
  return names.map((name) => texts[name]).find((key) => key !== undefined) ?? null;
}
