import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from '#src/backend/http/validation.ts';
import * as auth from '#src/contract/auth/auth.ts';
import { registerSocialRequest } from '#src/contract/auth/social.ts';
import es from '#src/locales/es/index.ts';
import fr from '#src/locales/fr/index.ts';
import pt from '#src/locales/pt-BR/index.ts';
import ru from '#src/locales/ru/index.ts';
import zh from '#src/locales/zh/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { formTexts } from '#src/views/auth/refusal-texts.ts';
import { spoken } from '#src/views/auth/refusal.ts';

const long = 'x'.repeat(300);
const sentencesOf = (schema: z.ZodType, field: string): string[] =>
  [undefined, '', 'x', 'a b', long, `${long}@fanfare.test`].flatMap((value) => {
    const { error } = schema.safeParse({ [field]: value });
    return fieldErrorsOf(error?.issues ?? [])[field] ?? [];
  });

/** All that our server's validation can say of a field that somebody types into. */
const typed: [z.ZodType, string[]][] = [
  [auth.loginRequest, ['email', 'password']],
  [auth.registerRequest, ['email', 'username', 'display_name', 'password']],
  [auth.forgotPasswordRequest, ['email']],
  [auth.resetPasswordRequest, ['password']],
  [auth.confirmPasswordRequest, ['password']],
  [auth.changeEmailRequest, ['email']],
  [registerSocialRequest, ['email', 'username', 'display_name']],
];
const possible = new Set([
  ...typed.flatMap(([schema, names]) => names.flatMap((name) => sentencesOf(schema, name))),
  ...Object.keys(formTexts),
]);

describe.each(Object.entries({ es, fr, 'pt-BR': pt, ru, zh }))('in %s', (locale, strings) => {
  const { t } = makeTexts(locale, strings);
  test.each([...possible])('%s', (sentence) => {
    const said = spoken(t, sentence, formTexts);
    expect(said).not.toBe(sentence);
    expect(said).not.toMatch(/\bfield\b|^auth/);
  });
});

const modules = import.meta.glob<Record<string, unknown>>('../../src/contract/*/*.ts', {
  eager: true,
});
const odd = [
  undefined,
  null,
  '',
  'x',
  'a b',
  long,
  -1,
  1.5,
  1e12,
  [],
  {},
  true,
  ['x'],
  'https://x',
];

/** Whatever our server's validation can say of any field of any request. */
const anyRule = new Set(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((schema) => schema instanceof z.ZodObject)
    .flatMap((schema) =>
      Object.keys(schema.shape).flatMap((field) =>
        odd.flatMap((value) => {
          const { error } = schema.safeParse({ [field]: value });
          return fieldErrorsOf(error?.issues ?? [])[field] ?? [];
        }),
      ),
    ),
);

test('no rule of the contract reaches a person in the words of the server', () => {
  const { t } = makeTexts('ru', ru);
  expect(anyRule.size).toBeGreaterThan(100);
  expect([...anyRule].filter((sentence) => spoken(t, sentence, {}) === sentence)).toEqual([]);
});
