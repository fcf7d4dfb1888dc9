import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import type { EmailVerificationContext } from '#machines/auth/email-verification.types.ts';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Auth/Verify your email',
  component: EmailVerificationView,
} satisfies Meta<typeof EmailVerificationView>;

type Story = StoryObj<typeof EmailVerificationView>;
type Value = StateValueFrom<typeof emailVerificationMachine>;
const calm: EmailVerificationContext = {
  viewer: {
    id: 5,
    email: 'dee@fanfare.test',
    username: 'dee',
    displayName: 'Dee',
    profilePhoto: null,
    isVerified: false,
    isDeleted: false,
    isCreator: false,
    preferredLocale: null,
  },
  outbox: '/outbox',
  cooldown: 60,
  begin: 'reading',
  next: '/email-verified?verified=1',
  refusal: null,
  failure: null,
  secondsLeft: 0,
};
const story = (value: Value, context: Partial<EmailVerificationContext> = {}): Story => ({
  args: { actor: at(emailVerificationMachine, value, { ...calm, ...context }) },
});
const taken = 'The email has already been taken.';

export const AddressMaskedMailReady = story({ unverified: { address: 'masked', mail: 'ready' } });

export const AddressRevealed = story({ unverified: { address: 'revealed', mail: 'ready' } });

export const AddressChanging = story({ unverified: { address: 'changing', mail: 'ready' } });

export const AddressSaving = story({ unverified: { address: 'saving', mail: 'ready' } });

export const AddressRefused = story(
  { unverified: { address: 'refused', mail: 'ready' } },
  { refusal: { kind: 'invalid', message: taken, fields: { email: [taken] }, jwt: null } },
);

export const AddressRefusedWithoutPassword = story(
  { unverified: { address: 'refused', mail: 'ready' } },
  { refusal: { kind: 'passwordUnconfirmed' } },
);

export const AddressUnreachable = story({ unverified: { address: 'unreachable', mail: 'ready' } });

export const MailSending = story({ unverified: { address: 'masked', mail: 'sending' } });

export const MailCooling = story(
  { unverified: { address: 'masked', mail: 'cooling' } },
  { secondsLeft: 42 },
);

export const MailThrottled = story(
  { unverified: { address: 'masked', mail: 'throttled' } },
  { secondsLeft: 42 },
);

export const MailUnsent = story(
  { unverified: { address: 'masked', mail: 'unsent' } },
  { failure: { kind: 'offline' } },
);

export const Verified = story('verified');
