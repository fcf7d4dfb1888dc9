/** Under these the backend answers every method; elsewhere a GET is the single page's (contract §1.6). */
export const backendPrefixes: readonly string[] = [
  '/api',
  '/sanctum',
  '/passkeys',
  '/broadcasting',
  '/user',
  '/email',
  '/auth',
  '/issuer',
  '/psp',
  '/storage',
  '/apps',
  '/outbox',
  '/up',
  '/.well-known/change-password',
  '/__test',
];

/**
 * True when a request asks for the hosting page. Paths such as `/login` are shared: their POST is
 * the backend's, their GET the page's. A call that wants JSON never gets the page.
 */
export function wantsPage(method: string, path: string, accept: string | null): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (backendPrefixes.some((one) => path === one || path.startsWith(`${one}/`))) return false;
  if (path.startsWith('/assets/') || isFile(path)) return false;
  return (
    accept === null ||
    /text\/html|\*\/\*/.test(accept.split(',')[0] ?? '') ||
    accept.includes('text/html')
  );
}

/** Programs and frames alone ask for these: what is not there is answered as data. */
const unseen = ['/api', '/psp', '/issuer', '/up', '/__test'];

/**
 * True when a browser shows the answer to a person, whatever stands in the address: where nothing is there,
 * the hosting page says so. Who takes anything (a script, a crawler, a picture) is no such browser.
 */
export function isShown({ method, headers }: Request, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (unseen.some((one) => path === one || path.startsWith(`${one}/`))) return false;
  const place = headers.get('sec-fetch-dest') ?? 'document';
  return place === 'document' && (headers.get('accept') ?? '').includes('text/html');
}

/** No route and no username ends like a file: what browsers and crawlers ask for unasked is 404. */
const isFile = (path: string) =>
  /\.(?!html?$)[a-z][a-z\d]{1,11}$/i.test(path) && !path.startsWith('/reset-password/');
