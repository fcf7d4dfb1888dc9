import { sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepDataSaver } from './data-saver.ports.ts';
import type { DataSaverEvent, DataSaverMode } from './data-saver.types.ts';

/** Data saver: holds back pictures, videos and prefetching, by a choice or by the network. */
export const dataSaverMachine = setup({
  types: { events: {} as DataSaverEvent },
  actors: { keepDataSaver },
  guards: {
    isMode: (_, params: { mode: DataSaverMode; is: DataSaverMode }) => params.mode === params.is,
    isSaving: (_, params: { isSaving: boolean }) => params.isSaving,
  },
  actions: {
    applyMode: sendTo('keepDataSaver', (_, params: { mode: DataSaverMode }) => ({
      type: 'dataSaver.apply' as const,
      mode: params.mode,
    })),
  },
}).createMachine({
  id: 'dataSaver',
  description: 'Data is saved where the person wants it, or where the network asks for it.',
  meta: { requirement: 'issue 17 data saver' },
  invoke: { id: 'keepDataSaver', src: 'keepDataSaver' },
  initial: 'auto',
  on: {
    'dataSaver.choose': [
      {
        guard: { type: 'isMode', params: ({ event }) => ({ mode: event.mode, is: 'on' }) },
        target: '.on',
        actions: { type: 'applyMode', params: eventOf },
      },
      {
        guard: { type: 'isMode', params: ({ event }) => ({ mode: event.mode, is: 'off' }) },
        target: '.off',
        actions: { type: 'applyMode', params: eventOf },
      },
      { target: '.auto', actions: { type: 'applyMode', params: eventOf } },
    ],
    'dataSaver.changed': [
      {
        guard: { type: 'isMode', params: ({ event }) => ({ mode: event.mode, is: 'on' }) },
        target: '.on',
      },
      {
        guard: { type: 'isMode', params: ({ event }) => ({ mode: event.mode, is: 'off' }) },
        target: '.off',
      },
      { guard: { type: 'isSaving', params: eventOf }, target: '.auto.saving' },
      { target: '.auto.fetching' },
    ],
  },
  states: {
    auto: {
      description: 'The network decides.',
      initial: 'fetching',
      states: {
        fetching: { description: 'The network is fast enough: nothing is held back.' },
        saving: {
          description: 'The browser asks for it, or the connection is slow: it is held back.',
        },
      },
    },
    on: { description: 'The person wants data to be saved on every network.' },
    off: { description: 'The person wants everything at once, on a slow network too.' },
  },
});
