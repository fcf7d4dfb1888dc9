import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts/texts.ts';

/** Sentences of a server and our texts for them: stock Laravel speaks English to everybody. */
export type Words = Readonly<Record<string, TextKey>>;

/** Error messages of the sign-in form; those of the other forms are in refusal-texts.ts. */
export const loginTexts: Words = {
  'These credentials do not match our records.': 'auth.refusal.credentials',
};

const missing = /^The ([a-z ]+) field is required\.$/;
const noAddress = /^The ([a-z ]+) field must be a valid email address\.$/;

/** Matches sentences of Laravel's validator, always in English, whatever the rule. */
const ofValidator = /^The (?:selected )?[\w .-]+? (?:field|is invalid|has already been taken)\b/;

/**
 * Translates an error message of the server. Validator sentences without a translation become a
 * general text; other sentences, written for people, are shown as they are.
 */
export const spoken = (t: Texts['t'], reason: string, words: Words): string => {
  const key = words[reason];
  if (key !== undefined) return t(key);
  if (missing.test(reason)) return t('ui.field.required');
  if (noAddress.test(reason)) return t('ui.field.email');
  return ofValidator.test(reason) ? t('ui.field.invalid') : reason;
};

/** Error of one field; translated where the reason is known, undefined without an error. */
export const refusalOf = (
  t: Texts['t'],
  failure: Failure | null,
  field: string,
  words: Words = loginTexts,
): string | undefined => {
  const reason = failure?.kind === 'invalid' ? failure.fields[field]?.[0] : undefined;
  return reason === undefined ? undefined : spoken(t, reason, words);
};

/** Errors whose message is written for people; any other message is meant for programmers. */
const isWorded = (failure: Failure): failure is Extract<Failure, { message: string }> =>
  failure.kind === 'conflict' ||
  failure.kind === 'invalid' ||
  (failure.kind === 'forbidden' && failure.code !== null) ||
  (failure.kind === 'unexpected' && failure.status === 400);

/** The error message for the form as a whole (spec §8); null where Oops is shown instead. */
export const sentenceOf = (
  t: Texts['t'],
  failure: Failure | null,
  words: Words = loginTexts,
): string | null => {
  if (failure === null || !isWorded(failure)) return null;
  const reason =
    failure.kind === 'invalid' ? Object.values(failure.fields)[0]?.[0] : failure.message;
  return reason ? spoken(t, reason, words) : null;
};

/**
 * Error of a field that the form lacks, with the field's name as no control is beside it; or null.
 */
export const strangerOf = (
  t: Texts['t'],
  failure: Failure | null,
  fields: readonly string[],
  words: Words = loginTexts,
): string | null => {
  if (failure?.kind !== 'invalid') return null;
  const strange = Object.entries(failure.fields).find(([name]) => !fields.includes(name));
  const reason = strange?.[1][0];
  if (reason === undefined) return null;
  const said = spoken(t, reason, words);
  if (strange === undefined || words[reason] || said === reason) return said;
  const field = strange[0].replaceAll('_', ' ');
  const isAsked = missing.test(reason) || noAddress.test(reason);
  return t(isAsked ? 'auth.refusal.stranger' : 'auth.refusal.strange', { field, said });
};
