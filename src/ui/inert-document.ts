/** What browsers with Trusted Types say a text is, once a policy has let it through. */
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

/** The one policy that the page's CSP allows: what it lets through is parsed and never inserted. */
const policy = window.trustedTypes?.createPolicy('documents', { createHTML: (html) => html });

/** HTML as a tree of its own, in which nothing runs or loads. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
