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
    "disabled={state.matches('lockedOut')}",
    'disabled={false}',
  ),
  fault(
    'auth/login',
    'it never shows that it works',
    "busy={state.hasTag('busy') || state.matches('signedIn') || state.matches('challenged')}",
    'busy={false}',
  ),
  fault(
    'auth/login',
    'labels of address and password are swapped',
    'autoComplete="username"\n            label={t(\'auth.login.email\')}',
    'autoComplete="username"\n            label={t(\'auth.login.password\')}',
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
    "{state.matches('unreachable') &&",
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
    "disabled={isLocked || state.matches('declined')}",
    "disabled={state.matches('declined')}",
  ),
  fault(
    'auth/forgot-password',
    'another address cannot be given',
    "onClick={() => actor.send({ type: 'address.change' })}",
    'onClick={() => undefined}',
  ),
  fault('auth/password-confirmation', 'it cannot be left', 'disabled={isOver}', 'disabled'),
];
