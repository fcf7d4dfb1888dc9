import {
  createActor,
  waitFor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
} from 'xstate';
import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { twoFactorMachine } from '#machines/auth/two-factor.machine.ts';
import type { Failure } from '#machines/lib/failure.ts';
import { forgotPasswordAdapter } from '#src/actors/auth/forgot-password.adapter.ts';
import { loginAdapter } from '#src/actors/auth/login.adapter.ts';
import { registrationAdapter } from '#src/actors/auth/registration.adapter.ts';
import { resetPasswordAdapter } from '#src/actors/auth/reset-password.adapter.ts';
import { twoFactorAdapter } from '#src/actors/auth/two-factor.adapter.ts';
import { createHttp } from '#src/api/http.ts';
import en from '#src/locales/en/index.ts';
import { makeTexts } from '#src/ui/texts.ts';
import { refusalOf } from '#src/views/auth/refusal.ts';
import { fakeServer, type Seen } from '#tests/api/fake-server.ts';

const password = 'seven-green-kites';
const email = 'gil@fanfare.test';
const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const history = { state: { mailedSecret: 's3cr3t' }, replaceState: () => undefined };

/** What a person meets after a form was answered: the chart's state, a countdown, words beside fields. */
export interface End {
  readonly state: unknown;
  readonly secondsLeft: number;
  /** In English, by field. */
  readonly beside: Readonly<Record<string, string>>;
}

type Answer = () => Response;

const { t } = makeTexts('en', en);
const endOf = ({ value, context }: AnyMachineSnapshot): End => {
  const { failure, secondsLeft } = context as { failure: Failure | null; secondsLeft: number };
  const names = failure?.kind === 'invalid' ? Object.keys(failure.fields) : [];
  const beside = names.map((name) => [name, refusalOf(t, failure, name) ?? '']);
  const state = typeof value === 'object' && 'attempt' in value ? value['attempt'] : value;
  return { state, secondsLeft, beside: Object.fromEntries(beside) };
};

const httpOf = (answer: Answer) => {
  const reply = ({ path }: Seen) =>
    path === '/sanctum/csrf-cookie' ? new Response(null, { status: 204 }) : answer();
  return createHttp({ fetch: fakeServer(reply).fetch, xsrfToken: () => 'x' });
};

const working = /authenticating|verifying|registering|requesting|resetting/;
const isAnswered = (snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'done' || !working.test(JSON.stringify(snapshot.value));

/** Sends the form once it may be sent, and waits for what the answer makes of it. */
const submit = async (
  logic: AnyActorLogic,
  input: object,
  event: { type: string; [field: string]: unknown },
) => {
  const actor: AnyActorRef = createActor(logic, { input }).start();
  await waitFor(actor, (snapshot: AnyMachineSnapshot) => snapshot.can(event));
  actor.send(event);
  const end = endOf(await waitFor(actor, isAnswered));
  actor.stop();
  return end;
};

const gil = { email, username: 'gil', displayName: 'Gil', password };
const paths = { loginPath: '/login', forgotPath: '/forgot-password' };

/** Every form of a guest, from its chart through its adapter to the wire. */
export const forms = {
  login: (answer: Answer) =>
    submit(
      loginMachine.provide(loginAdapter(httpOf(answer), store)),
      { demo: null, social: null },
      { type: 'form.submit', form: { email, password, remember: false } },
    ),
  challenge: (answer: Answer) =>
    submit(
      twoFactorMachine.provide(twoFactorAdapter(httpOf(answer))),
      {},
      {
        type: 'code.submit',
        code: '123456',
      },
    ),
  register: (answer: Answer) =>
    submit(
      registrationMachine.provide(registrationAdapter(httpOf(answer), store, 'key')),
      { referral: null, social: null },
      { type: 'form.submit', form: gil },
    ),
  forgot: (answer: Answer) =>
    submit(
      forgotPasswordMachine.provide(forgotPasswordAdapter(httpOf(answer), store)),
      { email: '', cooldown: 60 },
      { type: 'form.submit', email },
    ),
  reset: (answer: Answer) =>
    submit(
      resetPasswordMachine.provide(resetPasswordAdapter(httpOf(answer), store, history)),
      { email, ...paths },
      { type: 'form.submit', form: { email, password } },
    ),
};
