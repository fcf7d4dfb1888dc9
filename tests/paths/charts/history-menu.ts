import { createMachine } from 'xstate';

const page = (name: string) => ({
  initial: 'top',
  states: {
    top: { on: { [`${name}.open`]: 'detail' } },
    detail: { on: { [`${name}.close`]: 'top' } },
  },
});

/** Shallow history forgets what deep history keeps. */
export const historyMenu = createMachine({
  id: 'historyMenu',
  initial: 'closed',
  states: {
    closed: {
      on: { 'menu.open': 'opened', 'menu.resume': 'opened.last', 'menu.restore': 'opened.exact' },
    },
    opened: {
      initial: 'files',
      states: {
        files: page('file'),
        people: page('person'),
        last: { type: 'history', target: 'files' },
        exact: { type: 'history', history: 'deep', target: 'people' },
      },
      on: { 'menu.files': '.files', 'menu.people': '.people', 'menu.close': 'closed' },
    },
  },
});
