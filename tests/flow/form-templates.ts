import type { Templates } from './names.ts';

/** A form that is sent, made of the part `submission`: its chart, and how it is looked at. */
export const formTemplates: Partial<Templates> = {
  machine: ({ stem, camel, pascal }) => `import { setup } from 'xstate';
import { attemptActions } from '../lib/attempt.ts';
import * as form from '../parts/submission.ts';
import { send${pascal} } from './${stem}.ports.ts';
import type * as Types from './${stem}.types.ts';

const sent = {
  send: 'send${pascal}',
  what: 'The form',
  form: (event: Types.${pascal}Event) => event.form,
} as const;
const saved = {
  description: 'The server has it; another can be sent.',
  on: form.submitting,
} as const;

/** Says what a person sends here. */
export const ${camel}Machine = setup({
  types: {
    context: {} as form.SubmissionContext,
    events: {} as Types.${pascal}Event,
    children: {} as { send${pascal}: 'send${pascal}' },
  },
  actors: { send${pascal} },
  guards: form.submissionGuards,
  actions: attemptActions<form.SubmissionContext, Types.${pascal}Event>(),
  delays: { second: 1000 },
}).createMachine({
  id: '${camel}',
  description: 'Somebody sends what this flow is for.',
  meta: { requirement: 'spec: the paragraph that asks for this flow' },
  context: form.noAttempt,
  initial: 'editing',
  states: { ...form.formStates(sent, { target: 'saved' }), saved },
});
`,
  types: ({ pascal }) => `/** What is typed. */
export interface ${pascal}Form {
  readonly title: string;
}

export type ${pascal}Event = { type: 'form.submit'; form: ${pascal}Form };
`,
  ports: ({ stem, pascal }) => `import { promisePort } from '../lib/port.ts';
import type { ${pascal}Form } from './${stem}.types.ts';

/** Sends what was typed. Throws a Failure. */
export const send${pascal} = promisePort<void, ${pascal}Form>('send${pascal}');
`,
  adapter: ({ domain, stem, camel, pascal, path }) => `import { fromPromise } from 'xstate';
import type { ${pascal}Form } from '#machines/${domain}/${stem}.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { send${pascal} } from '#src/api/${domain}/${stem}.ts';

/** Joins the chart's port to \`POST ${path}\`. */
export const ${camel}Adapter = (http: Http) => ({
  actors: {
    send${pascal}: fromPromise<void, ${pascal}Form>(({ input }) => send${pascal}(http, input)),
  },
});
`,
  view: ({ domain, stem, camel, pascal }) => `import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { Callout } from '#src/ui/style/callout.tsx';
import { formText } from '#src/ui/fields/form-text.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { Submission } from '#src/ui/fields/submission.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { AttemptStatus } from '../auth/attempt-form.tsx';
import { formRefusal } from '../auth/refusal-texts.ts';

/** The form in every state of its chart. */
export function ${pascal}View({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Stack gap={16}>
      <ScreenHeading>{t('${domain}.${camel}.title')}</ScreenHeading>
      {phase === 'saved' && <Callout tone="positive">{t('${domain}.${camel}.saved')}</Callout>}
      <Submission
        key={phase === 'saved' ? 'saved' : 'form'}
        label={t('${domain}.${camel}.title')}
        phase={phase}
        failure={failure}
        notice={<AttemptStatus actor={actor} fields={['title']} />}
        submit={t('${domain}.${camel}.submit')}
        tone="primary"
        onSubmit={(data) =>
          actor.send({ type: 'form.submit', form: { title: formText(data, 'title') } })
        }
      >
        <TextField
          name="title"
          label={t('${domain}.${camel}.field')}
          error={formRefusal(t, failure, 'title')}
          required
        />
      </Submission>
    </Stack>
  );
}
`,
  stories: ({
    domain,
    stem,
    camel,
    pascal,
    title,
  }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { noAttempt } from '#machines/parts/submission.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: '${title}',
  component: ${pascal}View,
} satisfies Meta<typeof ${pascal}View>;

type Story = StoryObj<typeof ${pascal}View>;
type Context = ContextFrom<typeof ${camel}Machine>;

const calm: Context = noAttempt;
const show = (
  value: StateValueFrom<typeof ${camel}Machine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(${camel}Machine, value, { ...calm, ...context }) } });
const long = 'The title field must not be greater than 200 characters.';

export const Editing = show('editing');
export const Saving = show('saving');
export const Rejected = show('rejected', {
  failure: { kind: 'invalid', message: long, fields: { title: [long] }, jwt: null },
});
export const LockedOut = show('lockedOut', { secondsLeft: 42 });
export const Unreachable = show('unreachable');
export const Saved = show('saved');
`,
};
