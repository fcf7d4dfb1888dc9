/** Config of the hosting page, as the server writes it; parsing it as HTML would evaluate parts. */
const config = /<script\b[^>]*\bid="?runtime-config"?[^>]*>([\s\S]*?)<\/script>/i;
const longest = 10_000;

interface Release {
  readonly version: string;
  readonly commit: string;
  readonly builtAt: string;
}

/** Two releases are the same where this is. */
export const releaseKey = ({ version, commit, builtAt }: Partial<Release>): string =>
  JSON.stringify([version, commit, builtAt]);

/**
 * Key of the release whose hosting page the server serves now. Rejects when the server gives no
 * such page: what stands in its place (a gateway's page, a hotel's login) says nothing about a release.
 */
export async function readServedRelease(fetch = globalThis.fetch): Promise<string> {
  const answer = await fetch('/', {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(longest),
  });
  const [, json] = config.exec(answer.ok ? await answer.text() : '') ?? [];
  if (json === undefined) throw new Error('The server served no hosting page.');
  const { release = {} }: { release?: Partial<Release> } = JSON.parse(json);
  return releaseKey(release);
}
