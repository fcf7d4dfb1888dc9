import type { PageWorld } from '#tests/lib/page-model.ts';
import { pageWorlds } from './page-world.ts';

/**
 * Opens pages at a server with the calls of the specification's table and Fortify's own, and no others;
 * `asked` are the paths of what was asked for since. Nobody is signed in with `null`.
 */
export const bareWorlds = () => {
  const open = pageWorlds();
  return async (name: string | null): Promise<PageWorld & { asked: string[] }> => {
    const world = await open();
    await world.turn('switches', { isPlain: true, isBare: true });
    if (name !== null) await world.signIn(name);
    const asked: string[] = [];
    world.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return { ...world, asked };
  };
};
