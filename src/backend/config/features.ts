import type { Backend } from '../context.ts';

type Site = Pick<Backend, 'settings' | 'isDemo'>;

/**
 * Stand-ins pretend, so they are there only where strangers may play: in development, in tests and in
 * the demo world.
 */
export const hasStandIns = ({ settings, isDemo }: Site) => isDemo || settings.mode !== 'production';

/** Elsewhere than in front of the stand-in nothing can be paid until a real provider is joined. */
export const hasPayments = (site: Site) => hasStandIns(site);
