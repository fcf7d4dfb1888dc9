import { assign, createMachine, fromCallback, spawnChild, stopChild } from 'xstate';

/** Children that come and go with names of their own. */
export const spawnedRows = createMachine(
  {
    id: 'spawnedRows',
    context: { rows: [] as string[] },
    initial: 'listing',
    entry: spawnChild('watch', { id: 'watcher' }),
    states: {
      listing: {
        on: {
          'row.add': {
            guard: ({ context }) => context.rows.length < 2,
            actions: assign(({ context, spawn }) => {
              const id = `row ${context.rows.length + 1}`;
              spawn('row', { id });
              return { rows: [...context.rows, id] };
            }),
          },
          'row.drop': {
            guard: ({ context }) => context.rows.length > 0,
            actions: [
              stopChild(({ context }) => context.rows.at(-1) ?? ''),
              assign({ rows: ({ context }) => context.rows.slice(0, -1) }),
            ],
          },
          'list.close': 'closed',
        },
      },
      closed: { entry: stopChild('watcher'), on: { 'list.open': 'listing' } },
    },
  },
  { actors: { watch: fromCallback(() => {}), row: fromCallback(() => {}) } },
);
