/** Texts of each domain, by `./<code>/<domain>.ts`: fetched with the first that is needed. */
export default import.meta.glob<{ default: object }>([
  './*/*.ts',
  '!./*/first.ts',
  '!./*/index.ts',
]);
