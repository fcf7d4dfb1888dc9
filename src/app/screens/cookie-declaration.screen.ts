import { cookieDeclarationMachine } from '#machines/pages/cookie-declaration.machine.ts';
import { CookieDeclarationView } from '#src/views/pages/cookie-declaration.view.tsx';
import { defineScreen } from '../define-screen.ts';
import { storedThings } from '../storage-registry.ts';

/** The cookie declaration, drawn from the storage registry. */
export default defineScreen({
  machine: cookieDeclarationMachine,
  View: CookieDeclarationView,
  title: 'pages.cookieDeclaration.title',
  input: ({ services }) => ({
    things: storedThings(services.config, location.protocol === 'https:'),
  }),
});
