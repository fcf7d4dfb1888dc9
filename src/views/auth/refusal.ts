import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts.ts';

/** Sentences of a server and our texts for them: stock Laravel speaks English to everybody. */
export type Words = Readonly<Record<string, TextKey>>;

/** Error messages of the sign-in form; those of the other forms are in refusal-texts.ts. */
export const loginTexts: Words = {
  'These credentials do not match our records.': 'auth.refusal.credentials',
};

const missing = /^The [a-z ]+ field is required\.$/;
const noAddress = /^The [a-z ]+ field must be a valid email address\.$/;

/** Translates an error message of the server; an unknown one is shown as it came. */
export const spoken = (t: Texts['t'], reason: string, words: Words): string => {
  const key = words[reason];
  if (key !== undefined) return t(key);
  if (missing.test(reason)) return t('ui.field.required');
  return noAddress.test(reason) ? t('ui.field.email') : reason;
};

/** Why one field was refused, in the person's language where the reason is a known one. */
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
