import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { LoadedScreen } from '#machines/app/screen.types.ts';
import { screenMachine } from '#machines/app/screen.machine.ts';
import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { passwordConfirmationMachine } from '#machines/auth/password-confirmation.machine.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { PasswordConfirmationView } from '#src/views/auth/password-confirmation.view.tsx';
import { ada } from './viewers.ts';

export const dee = { ...ada, isVerified: false };
type Told = (event: AnyEventObject) => void;

/** Controls of a test: the guard's admission and the session's events. */
interface Hands {
  admit: (path: string) => void;
  say: Told;
  /** The page before is asked for and has not come yet. */
  isReturning: boolean;
}
let hands: Hands = { admit: () => undefined, say: () => undefined, isReturning: false };

/** Lets a place through, as the guards would. */
export const admit = (path: string) => hands.admit(path);

/** Says who uses the app now. */
export const changeSession = (event: AnyEventObject) => hands.say(event);

/** The page before comes, if somebody asked for it. */
export const finishReturn = () => {
  if (hands.isReturning) admit(href('verifyEmail'));
};

/** Guards that admit nothing by themselves, so that every moment in between can be looked at. */
const navigation = fromCallback<AnyEventObject, undefined, AnyEventObject>(({ emit, receive }) => {
  let visit = 0;
  hands.admit = (path) => {
    visit += 1;
    hands.isReturning = false;
    const viewer = path === href('login') ? null : dee;
    const location: Location = {
      ...placeOf(path),
      visit,
      arrival: 'push',
      refused: false,
      viewer,
    };
    emit({ type: 'location.admitted', location });
  };
  receive(({ type }) => {
    if (type === 'return.requested') hands.isReturning = true;
  });
  queueMicrotask(() => admit(href('verifyEmail')));
});

const session = fromCallback<AnyEventObject, undefined, AnyEventObject>(({ emit }) => {
  hands = { admit: () => undefined, say: emit, isReturning: false };
  queueMicrotask(() => emit({ type: 'session.changed', viewer: dee, reason: 'restored' }));
});

const loaded = (screen: Pick<LoadedScreen, 'logic' | 'input' | 'view'>): LoadedScreen => ({
  ...screen,
  title: '',
  keeps: false,
});
const confirming = loaded({
  logic: passwordConfirmationMachine.provide({
    actors: { confirmPassword: fromPromise(() => Promise.resolve()) },
  }),
  input: { email: dee.email, hasPassword: true, passkeys: false, problem: null },
  view: PasswordConfirmationView,
});
const verifying = loaded({
  logic: emailVerificationMachine.provide({
    actors: { watchForProof: fromCallback(() => undefined) },
  }),
  input: { viewer: dee, outbox: null, cooldown: 60, begin: 'reading', next: '/' },
  view: EmailVerificationView,
});

/** A member on a page of their own, and ConfirmPassword above it whenever the guards admit it. */
export const asking = {
  session,
  navigation,
  screen: screenMachine.provide({
    actors: {
      loadScreen: fromPromise<LoadedScreen, { location: Location }>(({ input: { location } }) =>
        Promise.resolve(location.name === 'confirmPassword' ? confirming : verifying),
      ),
    },
  }),
};
