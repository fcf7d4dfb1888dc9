import { assign, setup } from 'xstate';
import { findInviter, keepReferral, recordVisit } from './invitation.ports.ts';
import type { InvitationContext, InvitationInput, Inviter, Referral } from './invitation.types.ts';

/** The referral link behind a registration: kept, its visit counted once, its owner named. */
export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    input: {} as InvitationInput,
    children: {} as {
      keepReferral: 'keepReferral';
      recordVisit: 'recordVisit';
      findInviter: 'findInviter';
    },
  },
  actors: { keepReferral, recordVisit, findInviter },
  guards: {
    isNewVisit: (_, params: { referral: Referral | null }) => params.referral?.visited === false,
    isKept: (_, params: { referral: Referral | null }) => params.referral !== null,
    isSomebody: (_, params: { inviter: Inviter | null }) => params.inviter !== null,
  },
  actions: {
    storeCode: assign((_, params: { referral: Referral | null }) => ({
      code: params.referral?.code ?? null,
    })),
    storeInviter: assign((_, params: { inviter: Inviter | null }) => params),
  },
}).createMachine({
  id: 'invitation',
  description: 'Keeps a referral code until the account exists, and says who invited.',
  meta: { requirement: 'spec §2 /r/{referral}; contract §8.6' },
  context: ({ input }) => ({ code: input.code, inviter: null }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The code of the link is being kept, or an earlier one looked for.',
      invoke: {
        id: 'keepReferral',
        src: 'keepReferral',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isNewVisit', params: ({ event }) => ({ referral: event.output }) },
            target: 'visiting',
            actions: { type: 'storeCode', params: ({ event }) => ({ referral: event.output }) },
          },
          {
            guard: { type: 'isKept', params: ({ event }) => ({ referral: event.output }) },
            target: 'finding',
            actions: { type: 'storeCode', params: ({ event }) => ({ referral: event.output }) },
          },
          { target: 'uninvited' },
        ],
        onError: { target: 'uninvited' },
      },
    },
    visiting: {
      description: 'The server counts the visit; whatever it says, the journey goes on.',
      invoke: {
        id: 'recordVisit',
        src: 'recordVisit',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'finding' },
        onError: { target: 'finding' },
      },
    },
    finding: {
      description: 'The server is asked whose code it is.',
      invoke: {
        id: 'findInviter',
        src: 'findInviter',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ inviter: event.output }) },
            target: 'invited',
            actions: { type: 'storeInviter', params: ({ event }) => ({ inviter: event.output }) },
          },
          { target: 'uninvited' },
        ],
        onError: { target: 'unnamed' },
      },
    },
    invited: { description: 'The person sees who invited them.' },
    unnamed: {
      description: 'The code is kept, and the server did not say whose it is.',
    },
    uninvited: { description: 'There is no code, or it is nobody’s: nothing is said.' },
  },
});
