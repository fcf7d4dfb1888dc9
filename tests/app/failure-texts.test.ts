import { expect, test } from 'vitest';
import type { Failure } from '#machines/lib/failure.ts';
import fr from '#src/locales/fr/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { refusalText } from '#src/views/billing/purchase-reason.ts';
import { refusedPart } from '#src/views/posts/refused.ts';

const texts = makeTexts('fr', fr);
const { t } = texts;
const invalid = (...names: string[]): Failure => ({
  kind: 'invalid',
  message: 'English.',
  fields: Object.fromEntries(names.map((name) => [name, ['English.']])),
  jwt: null,
});

test('a post’s refused part is named, the first that is known', () => {
  expect(refusedPart(invalid('media.3'))).toBe('posts.postDraft.check.files');
  expect(refusedPart(invalid('odd', 'publish_at'))).toBe('posts.postDraft.check.time');
  expect(refusedPart(invalid('odd'))).toBe(null);
  expect(refusedPart({ kind: 'conflict', code: 'too_many_drafts', message: 'English.' })).toBe(
    'posts.postDraft.check.drafts',
  );
  expect(refusedPart({ kind: 'conflict', code: 'odd', message: 'English.' })).toBe(null);
  expect(refusedPart(null)).toBe(null);
});

test('a payment’s refusal says what to look at, and nothing of the server’s English', () => {
  expect(refusalText(texts, invalid('amount'))).toBe(
    t('billing.purchase.refusals.invalid', { reason: t('billing.purchase.refusals.check.amount') }),
  );
  expect(refusalText(texts, invalid('subject.id'))).toBe(t('billing.purchase.refusals.unaccepted'));
});
