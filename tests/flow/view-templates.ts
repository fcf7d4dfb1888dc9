import type { Template } from './names.ts';

/** Templates of the view, its stories, its test model, and the screen. */
export const viewTemplates: Readonly<Record<'view' | 'stories' | 'model' | 'screen', Template>> = {
  view: ({ domain, stem, camel, pascal }) => `import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The flow in every state of its chart. */
export function ${pascal}View({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const heading = useSelector(actor, ({ context }) => context.answer?.title);
  const refresh = (
    <Button onClick={() => actor.send({ type: '${camel}.refresh' })}>{t('ui.loading.retry')}</Button>
  );
  if (phase === 'loading') {
    return (
      <Loading label={t('ui.loading.loading')}>
        <Skeleton lines={3} />
      </Loading>
    );
  }
  if (phase === 'unreachable') {
    return (
      <Callout tone="caution" actions={refresh}>
        {t('app.failure.unreachable')}
      </Callout>
    );
  }
  return (
    <>
      <ScreenHeading>{heading}</ScreenHeading>
      <p>{t('${domain}.${camel}.lead')}</p>
      {refresh}
    </>
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
import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: '${title}',
  component: ${pascal}View,
} satisfies Meta<typeof ${pascal}View>;

type Story = StoryObj<typeof ${pascal}View>;

export const Loading: Story = { args: { actor: at(${camel}Machine, 'loading', { answer: null }) } };

export const Showing: Story = {
  args: { actor: at(${camel}Machine, 'showing', { answer: { title: 'A title' } }) },
};

export const Unreachable: Story = {
  args: { actor: at(${camel}Machine, 'unreachable', { answer: null }) },
};
`,
  model: ({
    domain,
    stem,
    camel,
    pascal,
  }) => `import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: ${camel}Machine,
  View: ${pascal}View,
  cases: {
    outcomes: {
      load${pascal}: {
        done: [{ title: 'A title' }],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: { '${camel}.refresh': (person) => person.press('Try again') },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: (person) => person.seesRole('heading', 'A title'),
    unreachable: (person) => person.sees(/could not reach/),
  },
});
`,
  screen: ({
    domain,
    stem,
    camel,
    pascal,
  }) => `import { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { ${camel}Adapter } from '#src/actors/${domain}/${stem}.adapter.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { defineScreen } from '../define-screen.ts';

export default defineScreen({
  machine: ${camel}Machine,
  View: ${pascal}View,
  title: '${domain}.${camel}.title',
  provide: ({ http }) => ${camel}Adapter(http),
});
`,
};
