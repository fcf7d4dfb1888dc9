import type { ActorRefFrom } from 'xstate';
import { emailLandingMachine } from '#machines/auth/email-landing.machine.ts';
import type { LinkClaim } from '#machines/auth/email-landing.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { emailLandingAdapter } from '#src/actors/auth/email-landing.adapter.ts';
import { CardPage } from '#src/ui/frame/card-page.tsx';
import { EmailLandingView } from '#src/views/auth/email-landing.view.tsx';
import { defineScreen } from '../define-screen.ts';

const EmailLandingScreen = ({ actor }: { actor: ActorRefFrom<typeof emailLandingMachine> }) => (
  <CardPage>
    <EmailLandingView actor={actor} />
  </CardPage>
);

/** `?verified=1`, or `?error=expired|unauthorized`; anything else is looked up as if it had worked. */
const claimOf = ({ error }: Readonly<Record<string, string>>): LinkClaim => {
  if (error === 'unauthorized') return 'unauthorized';
  return error === undefined ? 'verified' : 'expired';
};

export default defineScreen({
  machine: emailLandingMachine,
  View: EmailLandingScreen,
  title: 'auth.emailLanding.landing',
  provide: ({ http }) => emailLandingAdapter(http),
  input: ({ query, viewer }) => ({ claim: claimOf(query), viewer, next: href('main') }),
});
