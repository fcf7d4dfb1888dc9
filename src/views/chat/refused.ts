import type { SendReason } from '#machines/chat/outbox.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts/texts.ts';
import { refusedField, type FieldTexts } from '../app/failure-texts.ts';

type Say = Texts['t'];
type Words = Readonly<Record<string, TextKey>>;

const sendCodes: Words = {
  restricted: 'chat.composer.bars.restricted',
  identity_required: 'chat.messageRow.unverified',
};
/** Said with `success: false`, which has no code (contract §7). */
const sendWords: Words = {
  'This account no longer exists.': 'chat.composer.bars.gone',
  'You have blocked this person. Unblock to write.': 'chat.composer.bars.blocking',
  'This person takes messages from people they know.': 'chat.composer.bars.private',
  'You can write more when this person answers.': 'chat.composer.bars.unanswered',
};

const codeOf = (failure: Failure): string => ('code' in failure && failure.code) || '';

const sendFields: FieldTexts = {
  message: 'chat.messageRow.check.text',
  price: 'chat.messageRow.check.price',
  fileHash: 'chat.messageRow.check.files',
};

/** Text key of the part that the server rejected; null if unknown. */
export const refusedPart = (failure: Failure | null): TextKey | null =>
  refusedField(failure, sendFields);

/** Reason why a message was not sent, translated; a server's sentence for people is shown as is. */
export function whyNotSent(t: Say, reason: SendReason | null): string {
  if (reason?.kind === 'lost') return t('chat.messageRow.lost');
  if (reason?.kind === 'failed') {
    const { failure } = reason;
    if (failure.kind === 'notFound') return t('chat.composer.bars.missing');
    return t(sendCodes[codeOf(failure)] ?? refusedPart(failure) ?? 'chat.messageRow.refused');
  }
  const said = (reason?.kind === 'refused' && reason.message) || '';
  const key = sendWords[said];
  if (key !== undefined) return t(key);
  return said === '' ? t('chat.messageRow.refused') : said;
}

/** Text below a message that was not sent, or may not have been. */
export const notSent = (t: Say, reason: SendReason | null): string =>
  reason?.kind === 'unconfirmed'
    ? t('chat.messageRow.unconfirmed')
    : t('chat.messageRow.failed', { reason: whyNotSent(t, reason) });

/** Reason why a message could not be deleted, translated. */
export function whyNotErased(t: Say, failure: Failure | null): string {
  if (failure === null) return t('chat.messageDeletion.refused');
  if (codeOf(failure) === 'has_purchases') return t('chat.messageDeletion.bought');
  if (failure.kind === 'forbidden') return t('chat.messageDeletion.notYours');
  if (failure.kind === 'notFound') return t('chat.composer.bars.missing');
  return t('chat.messageDeletion.refused');
}
