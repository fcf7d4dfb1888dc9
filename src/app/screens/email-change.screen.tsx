import type { ActorRefFrom } from 'xstate';
import { emailChangeLinkMachine } from '#machines/auth/email-change-link.machine.ts';
import { emailChangeLinkAdapter } from '#src/actors/auth/email-change-link.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { EmailChangeLinkView } from '#src/views/auth/email-change-link.view.tsx';
import { defineScreen } from '../define-screen.ts';

const EmailChangeScreen = ({ actor }: { actor: ActorRefFrom<typeof emailChangeLinkMachine> }) => (
  <CardPage>
    <EmailChangeLinkView actor={actor} />
  </CardPage>
);

/** The token is not read from the path: navigation has removed it from the address already. */
export default defineScreen({
  machine: emailChangeLinkMachine,
  View: EmailChangeScreen,
  title: 'auth.emailChangeLink.title',
  provide: ({ http }) => emailChangeLinkAdapter(http, window.history),
  input: ({ query, viewer }) => ({
    viewer,
    intent: query['cancel'] === undefined ? ('confirm' as const) : ('cancel' as const),
  }),
});
