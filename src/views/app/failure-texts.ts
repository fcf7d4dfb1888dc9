import { isServerFull, type Failure } from '#machines/lib/failure.ts';
import type { TextKey } from '#src/ui/texts/texts.ts';

/** What is said where the server had no room to save something; null for any other failure. */
export const serverFullKey = (failure: Failure | null, typed = false): TextKey | null => {
  if (!isServerFull(failure)) return null;
  return typed ? 'app.failure.serverFullTyped' : 'app.failure.serverFull';
};

/** What to look at, for each part of a form by the name that the server has for it. */
export type FieldTexts = Readonly<Record<string, TextKey>>;

/**
 * The text for the first part of a form that was refused, where it is one we know. The server's own
 * sentence is not shown: a validator speaks English, and to programmers.
 */
export function refusedField(failure: Failure | null, texts: FieldTexts): TextKey | null {
  if (failure?.kind !== 'invalid') return null;
  const names = Object.keys(failure.fields).map((name) => name.split('.')[0] ?? '');
  return names.map((name) => texts[name]).find((key) => key !== undefined) ?? null;
}
