import { afterAll, beforeAll, describe, expect } from 'vitest';
import { password } from '#tests/e2e/lib/browser.ts';
import { origin } from '#tests/e2e/lib/world.ts';
import { pathOf } from '#tests/lib/debian.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { hands } from './hands.ts';
import { webkit } from './webkit.ts';

/** One browser of a file: its tests go on where the one before has left it. */
export interface Visit {
  readonly engine: Engine;
  readonly member: ReturnType<typeof hands>;
  readonly go: (path: string) => Promise<void>;
  readonly signIn: (name: string) => Promise<void>;
}

/**
 * Declares tests for each engine; those of one that this system does not have are skipped, and say
 * so. `product` is the origin of another product than the file's own.
 */
export function inEach(
  declare: (visit: () => Visit) => void,
  product: () => string = origin,
): void {
  describe.each([firefox, webkit])('$name', ({ programs, start }) => {
    const missing = programs.filter((program) => pathOf(program) === undefined);
    let visit: Visit | undefined;
    beforeAll(async () => {
      if (missing.length > 0) return;
      const engine = await start();
      const member = hands(engine);
      const go = (path: string) => engine.open(product() + path);
      const signIn = async (name: string) => {
        await go('/login');
        await engine.run(() => {
          const consent = { version: 1, at: new Date().toISOString(), locale: 'en' };
          localStorage.setItem('fanfare.age-consent', JSON.stringify(consent));
        });
        await go('/login');
        await member.type('Email', `${name}@fanfare.test`);
        await member.type('Password', password);
        await member.click('button', 'Sign in');
        await expect.poll(member.path).toBe('/');
        await member.is('link', /^Messages/);
      };
      visit = { engine, member, go, signIn };
    });
    afterAll(() => visit?.engine.close());
    const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', ')})` : '';
    describe.skipIf(missing.length > 0)(`the browser${why}`, () => {
      declare(() => {
        if (!visit) throw new Error('The browser did not start.');
        return visit;
      });
    });
  });
}
