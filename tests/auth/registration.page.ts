import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  input: { referral: null, social: null },
  open: '/register',
  ports: {
    /** A made answer would register nobody, and the app would find no session; there is one member of each name. */
    register: {
      call: { method: 'POST', path: '/register' },
      done: () => ({ cannot: 'tests/e2e/registration.e2e.ts registers' }),
    },
  },
});
