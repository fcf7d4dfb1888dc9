import type { ActorRefFrom } from 'xstate';
import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { emailVerificationAdapter } from '#src/actors/auth/email-verification.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { EmailVerificationView } from '#src/views/auth/email-verification.view.tsx';
import { defineScreen } from '../define-screen.ts';

const EmailVerificationScreen = ({
  actor,
}: {
  actor: ActorRefFrom<typeof emailVerificationMachine>;
}) => (
  <CardPage>
    <EmailVerificationView actor={actor} />
  </CardPage>
);

export default defineScreen({
  machine: emailVerificationMachine,
  View: EmailVerificationScreen,
  title: 'auth.emailVerification.title',
  provide: ({ http }) => emailVerificationAdapter(http),
  input: ({ viewer, services }) => ({
    viewer,
    outbox: services.config.demo === null ? null : '/outbox',
    cooldown: 60,
    begin: services.parkedForms.has('changeEmail') ? ('changing' as const) : ('reading' as const),
    next: `${href('emailVerified')}?verified=1`,
  }),
});
