import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { socialAttachMachine } from '#machines/auth/social-attach.machine.ts';
import { socialLoginMachine } from '#machines/auth/social-login.machine.ts';
import { socialRegistrationMachine } from '#machines/auth/social-registration.machine.ts';
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import { forgotPasswordAdapter } from '#src/actors/auth/forgot-password.adapter.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { registrationAdapter } from '#src/actors/auth/registration.adapter.ts';
import { resetPasswordAdapter } from '#src/actors/auth/reset-password.adapter.ts';
import { socialAttachAdapter } from '#src/actors/auth/social-attach.adapter.ts';
import { socialLoginAdapter } from '#src/actors/auth/social-login.adapter.ts';
import { socialRegistrationAdapter } from '#src/actors/auth/social-registration.adapter.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { twoFactorAdapter } from '#src/actors/auth/two-factor.adapter.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { ForgotPasswordView } from '#src/views/auth/forgot-password.view.tsx';
import { LoginView } from '#src/views/auth/login.view.tsx';
import { RegistrationView } from '#src/views/auth/registration.view.tsx';
import { ResetPasswordView } from '#src/views/auth/reset-password.view.tsx';
import { SocialAttachView } from '#src/views/auth/social-attach.view.tsx';
import { SocialLoginView } from '#src/views/auth/social-login.view.tsx';
import { SocialRegistrationView } from '#src/views/auth/social-registration.view.tsx';
import { TwoFactorView } from '#src/views/auth/two-factor.view.tsx';
import { boTicket, kitTicket } from '#stories/auth/social.fixtures.ts';
import type { Screen } from './screens.tsx';

const password = 'seven-green-kites';
const email = 'gil@fanfare.test';
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const pendingOf = (http: Http) => createPendingLogout(http, store, 'signing-out');
const history = { state: { mailedSecret: 's3cr3t' }, replaceState: () => undefined };
const gil = { email, username: 'gil', displayName: 'Gil', password };
const kit = { email, username: 'kit', displayName: 'Kit' };
const login = { email, password, remember: false };
const submit = (form: object) => ({ type: 'form.submit', form });

const social = (http: Http, isReturn: boolean) =>
  socialLoginMachine.provide(
    socialLoginAdapter({
      http,
      pendingLogout: pendingOf(http),
      tickets: createTicketKeeper(),
      googleClientId: 'an-id',
      google: 'window',
      googleIdentity: () => Promise.reject(new Error('There is no script.')),
      origin: '',
      isReturn,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no window is opened here
      window: {} as Window,
    }),
  );
const ways = {
  View: SocialLoginView,
  input: {
    providers: {
      google: 'window',
      googleIdentity: () => Promise.reject(new Error('There is no script.')),
      twitter: 'offered',
    },
    purpose: 'login',
    slot: 'google-sign-in',
  },
};
const attach = (ticket: typeof boTicket): Screen => ({
  View: SocialAttachView,
  logic: (http) => socialAttachMachine.provide(socialAttachAdapter(http)),
  input: { ticket, email: null },
  does: [{ type: 'form.submit', password }],
  working: /attaching/,
});

/** Every form of a guest, and the ways in through providers. */
export const guestScreens = {
  login: {
    View: LoginView,
    logic: (http) => loginMachine.provide(loginAdapter(http, pendingOf(http))),
    input: { demo: null, social: null, passkeys: false },
    does: [submit(login)],
    working: /authenticating/,
  },
  challenge: {
    View: TwoFactorView,
    logic: (http) => twoFactorMachine.provide(twoFactorAdapter(http)),
    input: { passkeys: false },
    does: [{ type: 'code.submit', code: '123456' }],
    working: /verifying/,
  },
  recovery: {
    View: TwoFactorView,
    logic: (http) => twoFactorMachine.provide(twoFactorAdapter(http)),
    input: { passkeys: false },
    does: [{ type: 'method.switch' }, { type: 'recovery.submit', code: 'a-b' }],
    working: /verifying/,
  },
  register: {
    View: RegistrationView,
    logic: (http) =>
      registrationMachine.provide(
        registrationAdapter({ http, store, pendingLogout: pendingOf(http) }, 'key'),
      ),
    input: { referral: null, social: null },
    does: [submit(gil)],
    working: /registering/,
  },
  forgot: {
    View: ForgotPasswordView,
    logic: (http) => forgotPasswordMachine.provide(forgotPasswordAdapter(http, pendingOf(http))),
    input: { email: '', cooldown: 60 },
    does: [{ type: 'form.submit', email }],
    working: /requesting/,
  },
  reset: {
    View: ResetPasswordView,
    logic: (http) =>
      resetPasswordMachine.provide(resetPasswordAdapter(http, pendingOf(http), history)),
    input: { email, loginPath: '/login', forgotPath: '/forgot-password' },
    does: [submit({ email, password })],
    working: /resetting|finding/,
  },
  google: {
    ...ways,
    logic: (http) => social(http, false),
    does: [{ type: 'credential.received', credential: 'a.b.c' }],
    working: /entering/,
  },
  wayBack: { ...ways, logic: (http) => social(http, true), does: [], working: /recalling/ },
  attachGoogle: attach(boTicket),
  attachTwitter: attach({ ...boTicket, provider: 'twitter' }),
  registerSocial: {
    View: SocialRegistrationView,
    logic: (http) => {
      const tickets = createTicketKeeper();
      tickets.keep(kitTicket);
      return socialRegistrationMachine.provide(
        socialRegistrationAdapter({ http, store, tickets }, 'key'),
      );
    },
    does: [submit(kit)],
    working: /registering|recalling/,
  },
} as const satisfies Readonly<Record<string, Screen>>;
