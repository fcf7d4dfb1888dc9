import type { Page, Route } from 'playwright';
import type { PagePortModel, PageReply } from '../define-model.ts';

/** Milliseconds in which a request must come. */
const patience = 20_000;

/** The requests of one port: each waits in the browser until a step lets it go. */
export interface HeldRequest {
  /** Answers the newest request that waits, or the next one that comes. */
  answer(reply: PageReply): Promise<void>;
}

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.split('*').map(literally).join('[^/]+')}$`);

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

const give = async (route: Route, reply: PageReply): Promise<void> => {
  if (reply === 'cut') return route.abort('connectionfailed');
  if (reply !== 'real') {
    const { status = 200, json, headers = {} } = reply;
    return route.fulfill({ status, headers, ...(json === undefined ? {} : { json }) });
  }
  await route.continue();
  await (await route.request().response())?.finished();
};

/** Holds every request of a port from now on. */
export async function holdRequests(
  page: Page,
  { path, method = 'GET' }: PagePortModel,
): Promise<HeldRequest> {
  const held: Route[] = [];
  let come: (() => void) | null = null;
  const wanted = pattern(path);
  await page.route(
    ({ pathname }) => wanted.test(pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      held.push(route);
      come?.();
    },
  );
  return {
    answer: async (reply) => {
      if (held.length === 0)
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(
            () => reject(new Error(`${method} ${path} was never asked for.`)),
            patience,
          );
          come = () => {
            clearTimeout(late);
            resolve();
          };
        });
      const route = held.pop();
      if (route) await give(route, reply);
    },
  };
}
