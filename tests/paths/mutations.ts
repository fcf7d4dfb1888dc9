import type { AnyStateMachine } from 'xstate';
import { machineOf } from './build.ts';
import { cloneConfig } from './config.ts';
import type { Mutant } from './mutant.ts';
import { stateDrafts } from './state-mutations.ts';
import { transitionDrafts } from './transition-mutations.ts';

/** A fault that can be put into a fresh copy of the chart's drawing. */
export interface Mutation extends Mutant {
  readonly build: () => AnyStateMachine;
}

/** Every fault that the operators can put into a chart. */
export const mutationsOf = (machine: AnyStateMachine): Mutation[] =>
  [...transitionDrafts(machine), ...stateDrafts(machine)].map(({ operator, at, text, edit }) => ({
    id: `${operator} @ ${at}: ${text}`,
    operator,
    at,
    text,
    build: () => {
      const config = cloneConfig(machine.config);
      const { delays, ...words } = machine.implementations;
      const own: Record<string, unknown> = { ...delays };
      edit(config, own);
      return machineOf(config, { ...words, delays: own });
    },
  }));
