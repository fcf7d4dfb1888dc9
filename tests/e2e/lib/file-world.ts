import { afterAll, beforeAll } from 'vitest';
import { enterFreshWorld, leaveWorld } from './world.ts';

/** Each file has a world of its own. */
beforeAll(enterFreshWorld);
afterAll(leaveWorld);
