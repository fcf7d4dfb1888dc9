/** Where the texts of each domain are: fetched with the first domain that is needed in this language. */
export default import.meta.glob<{ default: object }>('./*/index.ts');
