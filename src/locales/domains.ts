/** Where the texts of each domain are, by `./<code>/<domain>.ts`: fetched with the first that is needed. */
export default import.meta.glob<{ default: object }>([
  './*/*.ts',
  '!./*/first.ts',
  '!./*/index.ts',
]);
