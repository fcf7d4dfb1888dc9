import type { Names } from './names.ts';

/** In a file of texts: nobody has translated it yet. `npm run check` refuses it. */
export const untranslated = '// untranslated';

/** The texts of a new flow; those of the other languages are English until somebody translates them. */
export const textTemplate = ({ words }: Names, code: string): string =>
  `${code === 'en' ? '' : `${untranslated}\n`}export default {
  title: '${words}',
  lead: 'What the flow shows.',
};
`;
