import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '#tests/lib/free-port.ts';
import type { Engine, EngineKind, Key } from './engine.ts';
import { openSession } from './webdriver.ts';

/** Private characters that stand for keys in WebDriver. */
const keys: Readonly<Record<Key | 'Shift', string>> = {
  Tab: '\uE004',
  Escape: '\uE00C',
  Enter: '\uE007',
  Backspace: '\uE003',
  Shift: '\uE008',
};

/** Without a graphics card, and as root, where its own sandbox cannot be set up. */
const env = {
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** Debian keeps it in a folder of the architecture and of the version. */
const smallBrowser = (): string => {
  const folders = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => join('/usr/lib', folder, `webkit2gtk-${version}`)),
  );
  const found = folders.map((folder) => join(folder, 'MiniBrowser')).find(existsSync);
  if (found === undefined) throw new Error('WebKitGTK came without MiniBrowser.');
  return found;
};

const scriptOf = (work: (...args: never[]) => unknown) =>
  `return (${work.toString()}).apply(null, arguments);`;

/** WebKitGTK's small browser in a window of Xvfb, over W3C WebDriver. Pictures of it cannot be taken: the driver hangs. */
export const webkit: EngineKind = {
  name: 'WebKitGTK',
  programs: ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'],
  async start(): Promise<Engine> {
    const port = await freePort();
    const screen = ['xvfb-run', '-a', '-s', '-screen 0 1440x900x24'];
    const driver = spawn(
      'dbus-run-session',
      ['--', ...screen, 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
      { env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
    );
    const session = await openSession(`http://127.0.0.1:${port}`, {
      // Its waiting for a page hangs; the tests wait for what they need.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: smallBrowser(), args: ['--automation'] },
    });
    const keyActions = (list: readonly (readonly [type: string, value: string])[]) =>
      session.call('POST', '/actions', {
        actions: [
          { type: 'key', id: 'keys', actions: list.map(([type, value]) => ({ type, value })) },
        ],
      });
    return {
      open: async (url) => {
        await session.run('window.isLeft = true', []);
        await session.call('POST', '/url', { url });
        await vi.waitUntil(
          async () => {
            const isHere = "return !window.isLeft && document.readyState === 'complete'";
            return (await session.run(isHere, [])) === true;
          },
          { timeout: 60_000, interval: 50 },
        );
      },
      run: (work, ...args) => session.run(scriptOf(work), args) as Promise<never>,
      find: async (work, ...args) => {
        const id = await session.find(scriptOf(work), args);
        if (id === null) return null;
        const type = async (text: string) => {
          await session.call('POST', `/element/${id}/value`, { text });
        };
        return {
          click: async () => {
            await session.call('POST', `/element/${id}/click`);
          },
          type,
          choose: type,
        };
      },
      press: async (key, withShift = false) => {
        const press = [
          ['keyDown', keys[key]],
          ['keyUp', keys[key]],
        ] as const;
        await keyActions(
          withShift ? [['keyDown', keys.Shift], ...press, ['keyUp', keys.Shift]] : press,
        );
      },
      close: async () => {
        await session.end();
        if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
      },
    };
  },
};
