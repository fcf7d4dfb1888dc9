import { fault, type ViewFault } from './view-fault.ts';

/** Faults by somebody who had read the views and nothing of the models: from the door to the library. */
export const foreignFaults: readonly ViewFault[] = [
  fault(
    'auth/login',
    'why the password was refused is said beside the email',
    "error={refusalOf(t, failure, 'password')}",
    "error={refusalOf(t, failure, 'email')}",
  ),
  fault(
    'auth/forgot-password',
    'sending the link once more asks for another address instead',
    "actor.send({ type: 'link.resend' })",
    "actor.send({ type: 'address.change' })",
  ),
  fault(
    'auth/email-landing',
    'an expired link is said to be of another account, and the other way round',
    "expired: 'auth.emailLanding.expired',\n  unauthorized: 'auth.emailLanding.unauthorized',",
    "expired: 'auth.emailLanding.unauthorized',\n  unauthorized: 'auth.emailLanding.expired',",
  ),
  fault(
    'auth/username',
    'a screen reader is not told that the username is free',
    "<LiveRegion>{isFree ? advice.free : ''}</LiveRegion>",
    '<LiveRegion>{error}</LiveRegion>',
  ),
  fault(
    'app/age-consent',
    'the answer about the age is remembered for whoever did not ask for that',
    "data.get('remember') === 'on'",
    "data.get('remember') !== 'on'",
  ),
  fault(
    'app/notices',
    'an alert does not interrupt a screen reader',
    'alerts.slice(0, shown).map(worded(true))',
    'alerts.slice(0, shown).map(worded(false))',
  ),
  fault(
    'app/welcome',
    'a guest who was turned away is not told so',
    '{refused && <Callout',
    '{refused && isAbsent && <Callout',
  ),
  fault(
    'app/account-closed',
    'trying to read the losses again keeps the account',
    "actor.send({ type: 'ledger.retry' })",
    "actor.send({ type: 'account.keep' })",
  ),
  fault(
    'app/discreet',
    'the switch of discreet mode is pressed twice at once',
    "onChange={() => actor.send({ type: 'discreet.switch' })}",
    "onChange={() => {\n        actor.send({ type: 'discreet.switch' });\n        actor.send({ type: 'discreet.switch' });\n      }}",
  ),
  fault(
    'billing/card-choice',
    'a card is said to expire a month too late',
    'Date.UTC(expYear, expMonth - 1, 15)',
    'Date.UTC(expYear, expMonth, 15)',
  ),
  fault(
    'billing/cards',
    'every card seems to be made the first one',
    'isBusy={isPreferring && isChosen}',
    'isBusy={isPreferring}',
  ),
  fault(
    'billing/receipt',
    'the receipt of what was paid leads back to what was received',
    "{ in: href('billingReceived'), out: href('billingSent') }",
    "{ in: href('billingSent'), out: href('billingReceived') }",
  ),
  fault(
    'chat/inbox',
    'a chat that is being deleted still stands in the list',
    'const chats = listed.filter(isShown);',
    'const chats = listed;',
  ),
  fault(
    'chat/connection',
    'while live updates are tried again they are said to be off',
    "t('chat.connection.barred')",
    "t('chat.connection.refused')",
  ),
  fault(
    'chat/outbox',
    'nothing says that messages wait because there were too many',
    "    if (phase === 'lockedOut') return t('chat.composer.lockedOut');\n",
    '',
  ),
  fault(
    'chat/message-editor',
    'escape does not leave the editing of a message',
    "onLeave={() => actor.send({ type: 'edit.cancel' })}",
    'onLeave={() => undefined}',
  ),
  fault(
    'insight/analytics',
    'the payments behind the figures are those that one made',
    "href('billingReceived')",
    "href('billingSent')",
  ),
  fault(
    'insight/referral-statistics',
    'the day that somebody signed up and the day that the share ends are exchanged',
    "since', { date: date(registeredAt, day) })}</span>\n        <span>{t('insight.referralStatistics.until', { date: date(endsAt, day) })}",
    "since', { date: date(endsAt, day) })}</span>\n        <span>{t('insight.referralStatistics.until', { date: date(registeredAt, day) })}",
  ),
  fault(
    'insight/referral-links',
    'the label of the link that was made stays in the field of the next',
    '({ links, max, made, failure }),',
    '({ links, max, made: made * 0, failure }),',
  ),
  fault(
    'media/viewer',
    'a screen reader is not told which file came',
    '<LiveRegion>{saysOf(shown)}</LiveRegion>',
    '<LiveRegion>{zoom > 1 && saysOf(shown)}</LiveRegion>',
  ),
];
