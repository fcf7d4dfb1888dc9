import { createMachine, type AnyStateMachine } from 'xstate';

type Config = Parameters<typeof createMachine>[0];
type Words = Parameters<typeof createMachine>[1];

/** A chart from plain data, whose shape no compiler knows: made by the tool, not written by a person. */
export const machineOf = (config: object, words: object = {}): AnyStateMachine =>
  createMachine(config as Config, words as Words) as AnyStateMachine;
