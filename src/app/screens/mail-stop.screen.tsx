import type { ActorRefFrom } from 'xstate';
import { mailStopMachine } from '#machines/settings/mail-stop.machine.ts';
import { mailStopAdapter } from '#src/actors/settings/mail-stop.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { MailStopView } from '#src/views/settings/mail-stop.view.tsx';
import { defineScreen } from '../define-screen.ts';

const MailStopScreen = ({ actor }: { actor: ActorRefFrom<typeof mailStopMachine> }) => (
  <CardPage>
    <MailStopView actor={actor} />
  </CardPage>
);

/** The token is not read from the path: navigation has removed it from the address already. */
export default defineScreen({
  machine: mailStopMachine,
  View: MailStopScreen,
  title: 'settings.mailStop.title',
  provide: ({ http }) => mailStopAdapter(http, window.history),
});
