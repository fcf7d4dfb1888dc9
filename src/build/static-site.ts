import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '#src/backend/config/limits.ts';
import { fillPage, noncePlaceholder } from '#src/backend/web/hosting-page.ts';
import { runtimeConfig, type RuntimeConfig } from '#src/contract/app/config.ts';
import { nginxConfig } from './nginx.ts';
import { headersOfPage } from './page-headers.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Writes a site for a web server of the deployer's: `public` with the files as they were built and compressed,
 * the page with its configuration and its headers (the nonce is the server's to fill), and a server for nginx if
 * asked.
 */
export async function writeSite(
  settings: SiteSettings,
  { client, to, release }: { client: string; to: string; release: RuntimeConfig['release'] },
): Promise<void> {
  const { page, nginx, ...shown } = settings;
  const config = runtimeConfig.parse({
    ...shown,
    release,
    limits: { ...limits, ...settings.limits },
  });
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  await rm(path.join(to, 'public'), { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const isServed = (file: string) => {
    const inside = path.relative(client, file);
    return !inside.startsWith('.vite') && !/^index\.html(?:\.br|\.gz)?$/.test(inside);
  };
  await cp(client, path.join(to, 'public'), { recursive: true, filter: isServed });
  const html = page === 'filled' ? fillPage(template, noncePlaceholder, config) : template;
  await writeFile(path.join(to, 'index.html'), html);
  await writeFile(path.join(to, 'runtime-config.json'), JSON.stringify(config, null, 2));
  const headers = headersOfPage(settings, noncePlaceholder);
  await writeFile(path.join(to, 'page-headers.json'), JSON.stringify(headers, null, 2));
  if (nginx === undefined) return;
  const entries = await readdir(path.join(to, 'public'), { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ name }) => name);
  const root = nginx.root ?? path.resolve(to);
  const uploadBytes = config.limits.upload_max_bytes + config.limits.video_max_bytes;
  await writeFile(
    path.join(to, 'nginx.conf'),
    nginxConfig({ ...settings, nginx }, { root, files, uploadBytes }),
  );
}
