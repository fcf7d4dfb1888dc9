import { cookieDeclarationMachine } from '#machines/pages/cookie-declaration.machine.ts';
import { CookieDeclarationView } from '#src/views/pages/cookie-declaration.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: cookieDeclarationMachine,
  View: CookieDeclarationView,
  input: {
    things: [{ key: 'locale', kind: 'cookie', purpose: 'locale', lifetime: 'year' }],
  },
  cases: {},
  gestures: { 'consent.withdraw': (person) => person.press('Ask me again') },
  sightings: {
    declaring: async (person) => {
      await person.sees('locale');
      await person.seesEnabled('button', 'Ask me again');
    },
    withdrawn: (person) => person.sees(t('pages.cookieDeclaration.withdrawn')),
  },
});
