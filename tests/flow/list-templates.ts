import type { Templates } from './names.ts';

/** A list that is read page by page, made of the part `paged-list`: its chart, and how it is looked at. */
export const listTemplates: Partial<Templates> = {
  machine: ({ stem, camel, pascal }) => `import { assign, setup } from 'xstate';
import { withFailure } from '../lib/attempt.ts';
import { appended, noPages, pagedGuards, pagedStates, replaced } from '../parts/paged-list.ts';
import { load${pascal} } from './${stem}.ports.ts';
import type * as Types from './${stem}.types.ts';

type Page = { page: Types.${pascal}Page };

const list = {
  load: 'load${pascal}',
  what: 'entries',
  input: (_: Types.${pascal}Context, cursor: string | null) => ({ cursor }),
} as const;

/** Says what a person looks for here. */
export const ${camel}Machine = setup({
  types: {
    context: {} as Types.${pascal}Context,
    events: {} as Types.${pascal}Event,
    children: {} as { loadFirst: 'load${pascal}'; loadMore: 'load${pascal}' },
  },
  actors: { load${pascal} },
  guards: pagedGuards,
  actions: {
    replacePage: assign((paged, params: Page) => replaced(paged, params)),
    appendPage: assign((paged, params: Page) => appended(paged, params)),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: '${camel}',
  description: 'Somebody looks through what this flow lists.',
  meta: { requirement: 'spec: the paragraph that asks for this flow' },
  context: noPages,
  initial: 'loading',
  states: pagedStates(list),
});
`,
  types: ({
    pascal,
  }) => `import type { PagedContext, PagedEvent, PageOf } from '../parts/paged-list.ts';

/** One entry of the list. */
export interface ${pascal}Entry {
  readonly id: number;
  readonly title: string;
}

export type ${pascal}Page = PageOf<${pascal}Entry>;

export type ${pascal}Context = PagedContext<${pascal}Entry>;

export type ${pascal}Event = PagedEvent;
`,
  ports: ({ stem, pascal }) => `import { promisePort } from '../lib/port.ts';
import type { ${pascal}Page } from './${stem}.types.ts';

/** A page of the entries; a null cursor gets the first. Throws a Failure. */
export const load${pascal} = promisePort<${pascal}Page, { cursor: string | null }>('load${pascal}');
`,
  adapter: ({ domain, stem, camel, pascal, path }) => `import { fromPromise } from 'xstate';
import type { ${pascal}Page } from '#machines/${domain}/${stem}.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { load${pascal} } from '#src/api/${domain}/${stem}.ts';

/** Joins the chart's port to \`GET ${path}\`. */
export const ${camel}Adapter = (http: Http) => ({
  actors: {
    load${pascal}: fromPromise<${pascal}Page, { cursor: string | null }>(({ input }) =>
      load${pascal}(http, input.cursor),
    ),
  },
});
`,
  view: ({ domain, stem, camel, pascal }) => `import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '#machines/${domain}/${stem}.machine.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Flag } from '#src/ui/style/icons.ts';
import { PagedList } from '#src/ui/lists/paged-list.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const skeletonOf = (count: number) => <Skeleton lines={count} />;

/** The list in every state of its chart. */
export function ${pascal}View({ actor }: { actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const entries = useSelector(actor, ({ context }) => context.entries);
  return (
    <Stack gap={16}>
      <ScreenHeading>{t('${domain}.${camel}.title')}</ScreenHeading>
      <PagedList
        phase={phase}
        count={entries.length}
        texts={{
          loading: t('ui.loading.loading'),
          failed: t('${domain}.${camel}.failed'),
          interrupted: t('${domain}.${camel}.interrupted'),
          retry: t('ui.loading.retry'),
        }}
        skeleton={skeletonOf}
        empty={<EmptyState icon={Flag} title={t('${domain}.${camel}.empty')} />}
        onNear={() => actor.send({ type: 'end.approach' })}
        onRetry={() => actor.send({ type: 'list.retry' })}
      >
        <ul aria-label={t('${domain}.${camel}.title')}>
          {entries.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </PagedList>
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
import { noPages } from '#machines/parts/paged-list.ts';
import { ${pascal}View } from '#src/views/${domain}/${stem}.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: '${title}',
  component: ${pascal}View,
} satisfies Meta<typeof ${pascal}View>;

type Story = StoryObj<typeof ${pascal}View>;
type Context = ContextFrom<typeof ${camel}Machine>;

const bare: Context = noPages;
const some = { entries: [{ id: 1, title: 'A title' }], cursor: 'more' };
const show = (
  value: StateValueFrom<typeof ${camel}Machine>,
  context: Partial<Context> = {},
): Story => ({ args: { actor: at(${camel}Machine, value, { ...bare, ...context }) } });

export const Loading = show('loading');
export const Sorting = show('sorting', some);
export const Resting = show('resting', some);
export const LoadingMore = show('loadingMore', some);
export const Exhausted = show('exhausted', { ...some, cursor: null });
export const Empty = show('empty');
export const Interrupted = show('interrupted', { ...some, failure: { kind: 'offline' } });
export const Failed = show('failed', { failure: { kind: 'offline' } });
`,
};
