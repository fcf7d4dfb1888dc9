import { identityMachine } from '#machines/settings/identity.machine.ts';
import { identityAdapter } from '#src/actors/settings/identity.adapter.ts';
import { IdentityView } from '#src/views/settings/identity.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/settings/identity`: to here the provider's page leads back. */
export default defineScreen({
  machine: identityMachine,
  View: IdentityView,
  title: 'settings.frame.identity',
  provide: ({ http }) => identityAdapter({ http, window }),
});
