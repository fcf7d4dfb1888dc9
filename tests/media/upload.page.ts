import type { Page, Route } from 'playwright';
import type { UploadReason } from '#machines/media/uploaded.types.ts';
import type { Duplicate, UploadOutcome } from '#machines/media/upload.types.ts';
import { definePage, type PageWorld } from '#tests/lib/page-model.ts';

/** The bytes of each page's newest try, on their way until the step that ends it. */
const sending = new WeakMap<Page, (route: Route) => void>();
const tries = new WeakMap<Page, Promise<Route>>();
const expectTry = (page: Page) =>
  tries.set(page, new Promise((resolve) => sending.set(page, resolve)));

const answer = async (
  { page }: PageWorld,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) => {
  const route = await tries.get(page);
  expectTry(page);
  await route?.fulfill({ status, headers, json: body });
};

const file = (status: 'ready' | 'failed') => ({
  status: 200,
  body: {
    data: { status, width: 900, height: 600, placeholder: null, thumb_url: null },
    error: null,
  },
});
const passing = async () => {};
const early = 'its turn comes, and it is checked, before a hand gets there';

/** A picture that is put into a message: the row above the field shows the chart. */
export default definePage({
  open: async ({ page, signIn }) => {
    expectTry(page);
    await page.route('**/api/v1/files', (route) => sending.get(page)?.(route));
    await signIn('ada');
    await page.goto('/messages/3');
    await page.getByRole('textbox', { name: 'Message', exact: true }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a lake') });
    // The row's code comes with the first file.
    await page.getByRole('button', { name: 'Cancel lake.jpg' }).waitFor();
  },
  ports: {
    checkFile: {
      call: null,
      done: (reason: UploadReason | null) =>
        reason === null ? 'real' : { cannot: 'uploads.e2e.ts has the files that are refused' },
      error: () => ({ cannot: 'the file cannot go while it is looked at' }),
    },
    processing: {
      call: { method: 'GET', path: '/api/v1/files/*' },
      done: ({ kind }: UploadOutcome) =>
        kind === 'unreachable'
          ? { cannot: 'the request is retried for five minutes before that' }
          : file(kind === 'ready' ? 'ready' : 'failed'),
      error: () => ({ cannot: 'the chart of the processing itself never fails' }),
    },
    /** Held last: the path before it means this one too. A file called as this path is would be it. */
    findDuplicate: {
      call: { method: 'GET', path: '/api/v1/files/known' },
      done: (found: Duplicate) => ({
        status: 200,
        body: { data: found && { ...found, hash: `${found.hash}-1` } },
      }),
    },
  },
  events: {
    'slot.granted': passing,
    'file.taken': (world, { hash }) => answer(world, 201, { fileHash: hash }),
    'file.refused': (world, event) => {
      const reason = event['reason'] as UploadReason;
      if (reason.kind === 'serverFull')
        return answer(world, 507, { message: 'Full' }, { 'Retry-After': '2' });
      const list = reason.kind === 'refused' ? reason.list : '';
      return answer(world, 422, { error: { file: [list] } });
    },
  },
  cannot: (event, snapshot) => {
    if (
      event.type === 'upload.cancel' &&
      (snapshot.matches('queued') || snapshot.matches('checking'))
    )
      return early;
    const { kind } = (event['reason'] ?? {}) as Partial<UploadReason>;
    return kind === 'sessionOver' ? 'the app leaves this screen when a session is over' : null;
  },
  sightings: {
    queued: passing,
    checking: passing,
    comparing: passing,
    duplicate: async ({ page }) => {
      await page.getByText('You have this already.').waitFor();
      await page.getByRole('button', { name: 'Use that one' }).waitFor();
    },
    'uploading.moving': ({ page }) => page.getByRole('progressbar', { name: 'lake.jpg' }).waitFor(),
    'uploading.interrupted': ({ page }) =>
      page.getByText('Waiting for the connection.', { exact: false }).waitFor(),
    discarding: passing,
    processing: ({ page }) => page.getByRole('progressbar', { name: 'lake.jpg' }).waitFor(),
    ready: ({ page }) => page.getByRole('button', { name: 'Remove lake.jpg' }).waitFor(),
    /** On a page only what the server refuses, or cannot use, fails: it may be tried again. */
    failed: async ({ page }) => {
      await page.getByText(/^Could not upload the file 'lake\.jpg': /).waitFor();
      await page.getByRole('button', { name: 'Try lake.jpg again' }).waitFor();
    },
    cancelled: ({ page }) =>
      page.getByRole('list', { name: 'Attached files' }).waitFor({ state: 'detached' }),
  },
});
