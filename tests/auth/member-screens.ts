import { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { mailedConfirmationMachine } from '#machines/auth/mailed-confirmation.machine.ts';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { emailLandingAdapter } from '#src/actors/auth/email-landing.adapter.ts';
import { emailVerificationAdapter } from '#src/actors/auth/email-verification.adapter.ts';
import { mailedConfirmationAdapter } from '#src/actors/auth/mailed-confirmation.adapter.ts';
import { passwordConfirmationAdapter } from '#src/actors/auth/password-confirmation.adapter.ts';
import { EmailLandingView } from '#src/views/auth/email-landing.view.tsx';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { MailedConfirmationView } from '#src/views/auth/mailed-confirmation.view.tsx';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { json } from '#tests/api/fake-server.ts';
import { user } from './one-server.ts';
import type { Screen } from './screens.tsx';
import { ada } from './viewers.ts';

const dee = { ...ada, isVerified: false };
const verification: Omit<Screen, 'does'> = {
  View: EmailVerificationView,
  logic: (http) => emailVerificationMachine.provide(emailVerificationAdapter(http)),
  input: { viewer: dee, outbox: null, cooldown: 60, next: '/' },
  working: /sending|saving/,
};
const landing: Omit<Screen, 'does'> = {
  View: EmailLandingView,
  logic: (http) => emailLandingMachine.provide(emailLandingAdapter(http)),
  input: { claim: 'verified', viewer: dee, next: '/' },
  working: /checking|sending/,
};
const unverified = () => json(200, { data: user(ada.id, { email_verified_at: null }), unread: 0 });

/** Requests that a signed-in member may make before they have full access. */
export const memberScreens = {
  resend: { ...verification, does: [{ type: 'mail.resend' }] },
  changeAddress: {
    ...verification,
    does: [{ type: 'address.change' }, { type: 'form.submit', email: 'new@fanfare.test' }],
  },
  landing: { ...landing, does: [] },
  newLink: { ...landing, does: [{ type: 'link.request' }], also: { '/api/v1/me': unverified } },
  confirmPassword: {
    View: PasswordConfirmationView,
    logic: (http) => passwordConfirmationMachine.provide(passwordConfirmationAdapter(http)),
    input: { email: ada.email, hasPassword: true, passkeys: false, problem: null },
    does: [{ type: 'form.submit', password: 'x' }],
    working: /confirming/,
  },
  confirmByMail: {
    View: MailedConfirmationView,
    logic: (http) => mailedConfirmationMachine.provide(mailedConfirmationAdapter(http)),
    input: { email: ada.email, problem: null },
    does: [{ type: 'link.request' }],
    working: /mailing|looking/,
    also: { '/user/confirmed-password-status': () => json(200, { confirmed: false }) },
  },
} as const satisfies Readonly<Record<string, Screen>>;
