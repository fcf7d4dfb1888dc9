import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { begun } from '#machines/chat/mass-intent.ts';
import type { MassMessageContext } from '#machines/chat/mass-message.types.ts';
import { MassMessageView } from '#src/views/chat/mass-message.view.tsx';
import { at } from '#stories/lib/at.ts';
import { t } from '#stories/lib/texts.ts';
import { readyUpload } from '#stories/media/media.fixtures.ts';

export default { title: 'Dialogs/Chat/Mass message', component: MassMessageView } satisfies Meta<
  typeof MassMessageView
>;

type Story = StoryObj<typeof MassMessageView>;

const fresh: MassMessageContext = {
  limits: { currency: 'USD', messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 10_000 },
  ...begun,
  reaches: {
    followers: { recipients: 9860, excluded: 12 },
    subscribers: { recipients: 128, excluded: 0 },
    all: { recipients: 9904, excluded: 12 },
  },
};
const written: MassMessageContext = {
  ...fresh,
  text: 'The lake, full size, for those who stayed.',
  attachments: [readyUpload],
  price: '5.00',
  offer: { amount: 500, currency: 'USD' },
};
const story = (
  value: StateValueFrom<typeof massMessageMachine>,
  context: Partial<MassMessageContext> = {},
): Story => ({ args: { actor: at(massMessageMachine, value, { ...written, ...context }) } });

export const Counting = story('counting', fresh);

export const Uncounted = story('uncounted', {
  ...fresh,
  reason: { kind: 'failed', failure: { kind: 'offline' } },
});

export const Composing = story('composing', fresh);

export const ComposingPaid = story('composing', { offer: null });

export const ComposingTooCheap = story('composing', { price: '1', problem: 'tooSmall' });

export const ComposingForNobody = story('composing', {
  reaches: {
    followers: { recipients: 0, excluded: 2 },
    subscribers: { recipients: 0, excluded: 0 },
    all: { recipients: 0, excluded: 2 },
  },
});

export const Confirming = story('confirming');

export const Sealing = story('sealing');

export const Waiting = story('waiting', { secondsLeft: 4, key: 'key-1' });

export const Sending = story('sending', { key: 'key-1' });

export const Checking = story('checking', { key: 'key-1' });

export const Unknown = story('unknown', { key: 'key-1', secondsLeft: 4, tries: 1 });

export const UnknownSafe = story('unknown', {
  key: 'key-1',
  secondsLeft: 4,
  tries: 1,
  isSafe: true,
});

export const Sent = story('sent', { sent: 128 });

export const Refused = story('refused', {
  reason: { kind: 'refused', message: t('chat.massMessage.nobody') },
});
