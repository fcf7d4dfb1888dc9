import { fromPromise } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { ExportKnown } from '#machines/settings/data-export.types.ts';
import { askForExport, findArchive, loadExport } from '#src/api/settings/data-export.ts';
import type { Http } from '#src/api/lib/http.types.ts';

/** Dependencies of the adapter. */
export interface ExportDeps {
  readonly http: Http;
  readonly document: Document;
  /** Origin of the backend; empty where it is the page's own. */
  readonly origin: string;
}

const refusal: Failure = { kind: 'unexpected', status: null, message: '' };

/** The whole address; null for one that no browser fetches, as a script or a data page. */
function fetchedFrom(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const { href, protocol } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

/** Downloads by a pressed link: the page stays, and the browser can resume the download. */
function save(page: Document, address: string): void {
  const link = page.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Joins the chart of a copy to `/me/export`, and to the browser's downloads. */
export const dataExportAdapter = ({ http, document: page, origin }: ExportDeps) => ({
  actors: {
    loadExport: fromPromise<ExportKnown | null, void>(() => loadExport(http)),
    askForExport: fromPromise<ExportKnown, void>(() => askForExport(http)),
    findArchive: fromPromise<string, { readonly id: number }>(({ input }) =>
      findArchive(http, input.id),
    ),
    saveArchive: fromPromise<void, { readonly address: string }>(async ({ input: { address } }) => {
      const href = fetchedFrom(address, origin || page.baseURI);
      if (href === null) throw refusal;
      save(page, href);
    }),
  },
});
