import { expect, test } from 'vitest';
import type { SendReason } from '#machines/chat/outbox.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { refusalToWrite } from '#src/backend/chat/policy.ts';
import { noRelation, type Relation } from '#src/backend/people/relations.ts';
import en from '#src/locales/en/index.ts';
import zh from '#src/locales/zh/index.ts';
import { makeTexts } from '#src/ui/texts/texts.ts';
import { notSent, whyNotErased, whyNotSent } from '#src/views/chat/refused.ts';
import { pattern } from '#stories/lib/texts.ts';
import { stubOf } from '#tests/lib/stub.ts';

const { t } = makeTexts('zh', zh);
const english = makeTexts('en', en).t;
const failed = (failure: Failure): SendReason => ({ kind: 'failed', failure });
const invalid = (fields: Record<string, string[]>) =>
  failed({ kind: 'invalid', message: 'English.', fields, jwt: null });
const refused = (message: string | null): SendReason => ({ kind: 'refused', message });
const notAllowed = (code: string | null): Failure => ({
  kind: 'forbidden',
  code,
  message: 'English.',
});

/** Error of our server for this recipient, asked without a database. */
const said = (recipient: { isDeleted: boolean }, relation: Partial<Relation>) =>
  refusalToWrite(stubOf(), stubOf({ id: 2 }), stubOf({ id: 3, ...recipient }), {
    ...noRelation,
    ...relation,
  });

test('what the server says of a message that it does not take is said in the person’s language', async () => {
  const gone = await said({ isDeleted: true }, {});
  const blocking = await said({ isDeleted: false }, { iBan: 'block' });
  expect(whyNotSent(t, refused(gone))).toBe(t('chat.composer.bars.gone'));
  expect(whyNotSent(t, refused(blocking))).toBe(t('chat.composer.bars.blocking'));
  expect(whyNotSent(t, failed(notAllowed('restricted')))).toBe(t('chat.composer.bars.restricted'));
  expect(whyNotSent(t, failed(notAllowed('identity_required')))).toBe(
    t('chat.messageRow.unverified'),
  );
  expect(whyNotSent(t, failed({ kind: 'notFound' }))).toBe(t('chat.composer.bars.missing'));
  expect(whyNotSent(t, { kind: 'lost' })).toBe(t('chat.messageRow.lost'));
  expect(notSent(t, { kind: 'unconfirmed' })).toBe(t('chat.messageRow.unconfirmed'));
});

test('what is said to people is shown as it came, what is said to programmers is not', () => {
  expect(whyNotSent(t, refused('Not on Sundays.'))).toBe('Not on Sundays.');
  expect(whyNotSent(t, refused(null))).toBe(t('chat.messageRow.refused'));
  expect(whyNotSent(t, failed(notAllowed(null)))).toBe(t('chat.messageRow.refused'));
});

test('a part of a message that was refused is named in the person’s language', () => {
  expect(whyNotSent(t, invalid({ 'fileHash.3': ['English.'] }))).toBe(
    t('chat.messageRow.check.files'),
  );
  expect(whyNotSent(t, invalid({ price: ['English.'] }))).toBe(t('chat.messageRow.check.price'));
  expect(whyNotSent(t, invalid({ odd: ['English.'] }))).toBe(t('chat.messageRow.refused'));
});

test('why a message stays is said in the person’s language, whatever the server says', () => {
  const bought: Failure = { kind: 'conflict', code: 'has_purchases', message: 'English.' };
  expect(whyNotErased(t, bought)).toBe(t('chat.messageDeletion.bought'));
  expect(whyNotErased(t, notAllowed(null))).toBe(t('chat.messageDeletion.notYours'));
  expect(whyNotErased(t, { kind: 'notFound' })).toBe(t('chat.composer.bars.missing'));
  const other: Failure = { kind: 'unexpected', status: 500, message: 'Server Error' };
  expect(whyNotErased(t, other)).toBe(t('chat.messageDeletion.refused'));
  expect(whyNotErased(english, bought)).toMatch(pattern('chat.messageDeletion.bought'));
});
