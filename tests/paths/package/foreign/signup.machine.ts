import { assign, fromPromise, setup } from 'xstate';

interface Member {
  readonly id: number;
}

/** A chart as others write them: children without ids, events in capitals, one delay. */
export const signupMachine = setup({
  types: {
    context: {} as { email: string; tries: number; error: string | null },
    events: {} as { type: 'TYPE'; email: string } | { type: 'SUBMIT' } | { type: 'AGAIN' },
  },
  actors: {
    register: fromPromise(async ({ input }: { input: { email: string } }): Promise<Member> => {
      const answer = await fetch('/api/register', { method: 'POST', body: JSON.stringify(input) });
      if (!answer.ok) throw new Error('refused');
      return (await answer.json()) as Member;
    }),
  },
  guards: {
    isEmail: ({ context }) => context.email.includes('@'),
    isTired: ({ context }) => context.tries >= 2,
  },
  delays: { rest: 3000 },
}).createMachine({
  id: 'signup',
  context: { email: '', tries: 0, error: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        TYPE: { actions: assign({ email: ({ event }) => event.email, error: null }) },
        SUBMIT: [
          { guard: 'isEmail', target: 'sending' },
          { actions: assign({ error: 'This is no email address.' }) },
        ],
      },
    },
    sending: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        src: 'register',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'done',
        onError: [
          { guard: 'isTired', target: 'resting' },
          { target: 'editing', actions: assign({ error: 'It did not work.' }) },
        ],
      },
    },
    resting: { after: { rest: { target: 'editing', actions: assign({ tries: 0, error: null }) } } },
    done: { on: { AGAIN: { target: 'editing', actions: assign({ email: '', tries: 0 }) } } },
  },
});
