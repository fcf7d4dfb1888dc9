import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Location and arguments of Chromium, for `chromium.launch` or Vitest's provider. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
  /** Source of the program, for the summary of a run. */
  readonly origin: 'CHROMIUM_PATH' | 'system' | 'package';
}

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const require = createRequire(import.meta.url);

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** `TEST_FONTS` names a file of Fontconfig: the faces that the browser has, in place of the machine's. */
const wantedFonts = (): string | undefined => process.env['TEST_FONTS'];

const currentEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...process.env,
      FONTCONFIG_FILE: wantedFonts() ?? process.env['FONTCONFIG_FILE'],
    }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)))
    .find(isExecutable);

/** The package's own font list names folders of another world: text would have no height. */
const fontsConf = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium that ships inside a package. It goes through a child process, because the
 * package decides by environment variables (read while it loads) where to and what to unpack, and into
 * a folder named after its version, because it reuses whatever it finds there.
 */
async function unpack(): Promise<string> {
  const entry = require.resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '..', '..');
  const { version } = require(join(root, 'package.json')) as { version: string };
  const cache = join(root, '..', '..', '.cache');
  const home = join(cache, `chromium-${version}`);
  if (existsSync(join(home, 'chromium'))) return home;
  const draft = join(cache, `chromium-${version}.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  const code =
    "const { default: chromium } = await import('@sparticuz/chromium');await chromium.executablePath();";
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: dirname(entry),
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    });
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, 'chromium'))) throw error;
  }
  return home;
}

/** True on the platform that the package's program is built for; others need one of the system. */
const isPackaged = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a Chromium without installing one: `CHROMIUM_PATH`, then the package's, so that a suite says
 * the same on every machine, whatever version the system has; where the package's cannot run, the system's.
 * Throws when `CHROMIUM_PATH` is not executable, rather than silently testing another browser.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const env = currentEnv();
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (!isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is not an executable: ${wanted}`);
    return { executablePath: wanted, args, env, origin: 'CHROMIUM_PATH' };
  }
  const system = isPackaged() ? undefined : onPath();
  if (system !== undefined) return { executablePath: system, args, env, origin: 'system' };
  const home = await unpack();
  writeFileSync(join(home, 'fonts.conf'), fontsConf(home));
  const libraries = [join(home, 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    executablePath: join(home, 'chromium'),
    args,
    env: {
      ...env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_FILE: wantedFonts() ?? join(home, 'fonts.conf'),
    },
    origin: 'package',
  };
}
