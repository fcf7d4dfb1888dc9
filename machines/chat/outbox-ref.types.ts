import type { ActorRefFrom } from 'xstate';
import type { outboxMachine } from './outbox.machine.ts';

export type OutboxRef = ActorRefFrom<typeof outboxMachine>;
