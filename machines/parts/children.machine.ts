import { emit, setup } from 'xstate';
import { childOf, emittedOf, forwarding } from './children.ts';
import type { ChildrenContext, ChildrenEmitted, ChildrenEvent } from './children.types.ts';
import { submissionMachine } from './submission.machine.ts';

/** The part of children alone: a form whose parent passes on what it emits. */
export const childrenMachine = setup({
  types: {
    context: {} as ChildrenContext,
    events: {} as ChildrenEvent,
    emitted: {} as ChildrenEmitted,
    children: {} as { form: 'form' },
  },
  actors: { form: submissionMachine },
  actions: { forward: emit(emittedOf<ChildrenEmitted>) },
}).createMachine({
  id: 'children',
  description: 'A parent has one child, and passes on what it emits.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: ({ spawn, self }) => ({ form: childOf(self, spawn('form', { id: 'form' })) }),
  initial: 'tending',
  states: {
    tending: { description: 'The child is there, and the parent listens to it.', on: forwarding },
  },
});
