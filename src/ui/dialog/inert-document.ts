/** Trusted Types API, as far as it is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}

declare global {
  interface Window {
    /** Absent in browsers that do not ask where HTML comes from. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const makePolicy = () =>
  window.trustedTypes?.createPolicy('documents', { createHTML: (html) => html });

/** The one policy that the page's CSP allows, once: what it lets through is parsed, never inserted. */
let policy: ReturnType<typeof makePolicy>;

/** Parses HTML into a document in which nothing runs or loads. */
export function inertDocument(html: string): Document {
  policy ??= makePolicy();
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
