import { notFoundMachine } from '#machines/app/not-found.machine.ts';
import { NotFoundView } from '#src/views/app/not-found.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Unknown paths, people and posts; the URL stays what it was. */
export default defineScreen({
  machine: notFoundMachine,
  View: NotFoundView,
  title: 'app.notFound.title',
  input: ({ path }) => ({ path }),
});
