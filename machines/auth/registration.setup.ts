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
