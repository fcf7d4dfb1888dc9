import type { Template } from './names.ts';

/** The chart's three files: a small flow that works, loading one thing with a way to try again. */
export const chartTemplates: Readonly<Record<'machine' | 'types' | 'ports' | 'adapter', Template>> =
  {
    machine: ({ stem, camel, pascal }) => `import { assign, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import { load${pascal} } from './${stem}.ports.ts';
import type {
  ${pascal}Answer,
  ${pascal}Context,
  ${pascal}Event,
} from './${stem}.types.ts';

/** Says what a person does here, and what the app gets from it. */
export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    children: {} as { load${pascal}: 'load${pascal}' },
  },
  actors: { load${pascal} },
  actions: {
    storeAnswer: assign((_, answer: ${pascal}Answer) => ({ answer })),
  },
}).createMachine({
  id: '${camel}',
  description: 'Somebody does what this flow is for.',
  meta: { requirement: 'spec: the paragraph that asks for this flow' },
  context: { answer: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What is to be shown is on its way.',
      tags: 'busy',
      invoke: {
        id: 'load${pascal}',
        src: 'load${pascal}',
        onDone: {
          target: 'showing',
          actions: { type: 'storeAnswer', params: outputOf },
        },
        onError: { target: 'unreachable' },
      },
    },
    showing: {
      description: 'It is there to be read.',
      on: { '${camel}.refresh': { target: 'loading' } },
    },
    unreachable: {
      description: 'No answer came; the person may ask again.',
      on: { '${camel}.refresh': { target: 'loading' } },
    },
  },
});
`,
    types: ({ camel, pascal }) => `/** What the server answers. */
export interface ${pascal}Answer {
  readonly title: string;
}

export interface ${pascal}Context {
  /** Null until the first answer came. */
  readonly answer: ${pascal}Answer | null;
}

export type ${pascal}Event = { type: '${camel}.refresh' };
`,
    ports: ({ stem, pascal }) => `import { promisePort } from '../lib/port.ts';
import type { ${pascal}Answer } from './${stem}.types.ts';

/** Asks for what is to be shown. Throws a Failure. */
export const load${pascal} = promisePort<${pascal}Answer>('load${pascal}');
`,
    adapter: ({ domain, stem, camel, pascal, path }) => `import { fromPromise } from 'xstate';
import type { ${pascal}Answer } from '#machines/${domain}/${stem}.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { load${pascal} } from '#src/api/${domain}/${stem}.ts';

/** Joins the chart's port to \`GET ${path}\`. */
export const ${camel}Adapter = (http: Http) => ({
  actors: { load${pascal}: fromPromise<${pascal}Answer, void>(() => load${pascal}(http)) },
});
`,
  };
