/** What a generated file of @playwright/test imports: `visit` takes a page through a test step by step. */
export { visit, Visit } from './drive/visit.ts';
