import { useSelector } from '@xstate/react';
import Cookies from 'js-cookie';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import rosetta from 'rosetta';
import { Link, Route, Switch } from 'wouter';
import { assign, createActor, emit, fromCallback, fromPromise, setup } from 'xstate';

const http = ofetch.create({ credentials: 'include', retry: 0 });
const words = rosetta({ en: { title: 'Floor', more: 'More' } });
words.locale(Cookies.get('locale') ?? 'en');

/** The least chart that uses what every chart of the app uses. */
const machine = setup({
  types: { context: {} as { items: string[] }, emitted: {} as { type: 'list.shown' } },
  actors: {
    load: fromPromise(() => http<string[]>('/floor.json')),
    listen: fromCallback(() => {}),
  },
  actions: {
    store: assign((_, params: { items: string[] }) => params),
    notify: emit({ type: 'list.shown' }),
  },
  guards: { isEmpty: ({ context }) => context.items.length === 0 },
}).createMachine({
  id: 'floor',
  context: { items: [] },
  initial: 'loading',
  invoke: { src: 'listen' },
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'showing',
          actions: [{ type: 'store', params: ({ event }) => ({ items: event.output }) }, 'notify'],
        },
        onError: { target: 'waiting' },
      },
    },
    waiting: { after: { 1000: { guard: 'isEmpty', target: 'loading' } } },
    showing: {},
  },
});

const actor = createActor(machine).start();

function Screen() {
  const items = useSelector(actor, (snapshot) => snapshot.context.items);
  return (
    <main>
      <h1>{words.t('title')}</h1>
      <Link href="/more">{words.t('more')}</Link>
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </main>
  );
}

/** Minimal app on the mandated stack, without a feature of its own. */
createRoot(document.body).render(
  <Switch>
    <Route path="/" component={Screen} />
    <Route>{words.t('more')}</Route>
  </Switch>,
);
