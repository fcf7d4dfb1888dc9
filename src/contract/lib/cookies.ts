/** Readable by the page by design: its content goes back in `X-XSRF-TOKEN`. The name is Laravel's. */
export const xsrfCookie = 'XSRF-TOKEN';

/** Written by the page and by the server, plain (contract §0.11). The name is the specification's. */
export const localeCookie = 'locale';

/**
 * Over https a cookie that only the server reads carries a prefix by which browsers refuse it from
 * any other host, or without Secure: a sibling domain cannot plant one.
 */
export const hostCookie = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** The product's session cookie; clients never depend on its name. */
export const sessionCookie = (slug: string, isSecure: boolean) =>
  hostCookie(`${slug}_session`, isSecure);

/** Names the screen that the page shows next (navigation guard 1); the page reads and removes it. */
export const redirectCookie = (slug: string) => `${slug}_redirect`;
