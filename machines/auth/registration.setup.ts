import { eventOf } from '../lib/params.ts';
import type { RegistrationForm } from './credentials.types.ts';

const typed = ({ event }: { event: { form: RegistrationForm } }) => ({ form: event.form });
/** Sending the form: a password that will not do is refused before the server is asked. */
export const submitting = {
  'form.submit': [
    {
      guard: { type: 'isWeak', params: typed },
      target: 'rejected',
      actions: ['settleName', { type: 'storeWeakness', params: typed }],
    },
    { target: 'registering', actions: 'settleName' },
  ],
} as const;

/** The account is there and signed in: the app leads on, first of all to an e-mail that is not confirmed. */
export const registeredState = (description: string) =>
  ({
    description,
    tags: 'busy',
    entry: 'announceSession',
    on: {
      'viewer.changed': [
        { guard: { type: 'isNobody', params: eventOf }, target: 'editing' },
        {
          guard: { type: 'isUnverified', params: eventOf },
          actions: 'leadToVerification',
        },
      ],
    },
  }) as const;
