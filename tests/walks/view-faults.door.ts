import { fault, type ViewFault } from './view-fault.ts';

/** Faults in what one meets before and around every screen. */
export const doorFaults: readonly ViewFault[] = [
  fault(
    'auth/login',
    'the form sends no password',
    "password: formText(data, 'password'),",
    "password: '',",
  ),
  fault(
    'auth/login',
    'one may go on while locked out',
    "disabled={phase === 'lockedOut'}",
    'disabled={false}',
  ),
  fault(
    'auth/login',
    'it never shows that it works',
    "busy={isBusy || phase === 'signedIn' || phase === 'challenged'}",
    'busy={false}',
  ),
  fault(
    'auth/login',
    'the password is asked for as an address',
    "label={t('auth.login.password')}",
    "label={t('auth.login.email')}",
  ),
  fault('auth/forgot-password', 'the wrong half is drawn', '{isSent ? <Sent', '{!isSent ? <Sent'),
  fault(
    'auth/forgot-password',
    'sending again is dead',
    "onClick={() => actor.send({ type: 'link.resend' })}",
    'onClick={() => undefined}',
  ),
  fault(
    'auth/forgot-password',
    'nobody says that the server is out of reach',
    '{isUnreachable &&',
    '{false &&',
  ),
  fault(
    'auth/two-factor',
    'the way to the recovery code starts over instead',
    "actor.send({ type: 'method.switch' })",
    "actor.send({ type: 'challenge.restart' })",
  ),
  fault(
    'auth/two-factor',
    'both buttons below say the same',
    "? t('auth.twoFactor.useRecovery') : t('auth.twoFactor.useCode')",
    "? t('auth.twoFactor.useCode') : t('auth.twoFactor.useRecovery')",
  ),
  fault(
    'auth/password-confirmation',
    'one may go on while locked out',
    "disabled={phase === 'lockedOut' || phase === 'declined'}",
    "disabled={phase === 'declined'}",
  ),
  fault(
    'auth/forgot-password',
    'another address cannot be given',
    "onClick={() => actor.send({ type: 'address.change' })}",
    'onClick={() => undefined}',
  ),
  fault(
    'auth/password-confirmation',
    'it cannot be left',
    "isOver={phase === 'confirmed' || phase === 'declined'}",
    'isOver',
  ),
];
