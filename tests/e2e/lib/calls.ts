import type { Page } from 'playwright';

/** Headers with which a call is that of a page's member, and an intent of its own. */
export const headersOf = async (page: Page): Promise<Record<string, string>> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    'X-XSRF-TOKEN': decodeURIComponent(token),
    'Idempotency-Key': crypto.randomUUID(),
    Accept: 'application/json',
    referer: page.url(),
  };
};

/** A call of a page's member, without its form; throws where it is refused. */
export async function callAs(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object,
): Promise<void> {
  const answer = await page.request.fetch(path, { method, headers: await headersOf(page), data });
  const { success } = (await answer.json().catch(() => ({}))) as { success?: boolean };
  if (!answer.ok() || success === false)
    throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
}
