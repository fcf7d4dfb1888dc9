import { assign, setup } from 'xstate';
import { isBlank } from '#src/contract/lib/blank.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import { checkUsername } from './username.ports.ts';
import type { NameAnswer, UsernameContext, UsernameEvent } from './username.types.ts';

/** Availability check of a username, for every form that asks for one. */
export const usernameMachine = setup({
  types: {
    context: {} as UsernameContext,
    events: {} as UsernameEvent,
    children: {} as { checkUsername: 'checkUsername' },
  },
  actors: { checkUsername },
  guards: {
    isBlank: (_, params: { username: string }) => isBlank(params.username),
    isFree: (_, params: NameAnswer) => params.problem === null,
  },
  actions: {
    storeUsername: assign((_, { username }: { username: string }) => ({ username, problem: null })),
    storeProblem: assign((_, { problem }: NameAnswer) => ({ problem })),
  },
  delays: { pause: 300 },
}).createMachine({
  id: 'username',
  description: 'Advises on a username while a form is filled in.',
  meta: { requirement: 'spec §2 register form; contract §8.1 usernames' },
  context: { username: '', problem: null },
  initial: 'unasked',
  on: {
    'username.type': [
      { guard: { type: 'isBlank', params: eventOf }, target: '.unasked' },
      { target: '.typing', actions: { type: 'storeUsername', params: eventOf } },
    ],
    'username.settle': { target: '.unasked' },
  },
  states: {
    unasked: { description: 'Nothing is known of the username.' },
    typing: {
      description: 'The person is typing; the server is asked after a short rest.',
      after: { pause: { target: 'checking' } },
    },
    checking: {
      description: 'The server looks whether the name is free.',
      invoke: {
        id: 'checkUsername',
        src: 'checkUsername',
        input: ({ context }) => ({ username: context.username }),
        onDone: [
          { guard: { type: 'isFree', params: outputOf }, target: 'free' },
          { target: 'refused', actions: { type: 'storeProblem', params: outputOf } },
        ],
        onError: { target: 'unasked' },
      },
    },
    free: { description: 'The name is free at this moment.' },
    refused: { description: 'The name is taken, reserved, or cannot be a username.' },
  },
});
