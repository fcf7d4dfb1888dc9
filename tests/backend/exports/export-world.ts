import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  askedExportAnswer,
  exportAddressAnswer,
  exportAnswer,
  type DataExport,
} from '#src/contract/settings/data-export.ts';
import { runExports } from '#src/backend/exports/exporter.ts';
import type { Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { unzip } from './unzip.ts';

export const day = 86_400_000;
const place = '/api/v1/me/export';

export const ask = (browser: Browser) => browser.post(place);

/** The copy as its member reads it. */
export async function latest(browser: Browser): Promise<DataExport | null> {
  const answer = await browser.get(place);
  expect(answer.status).toBe(200);
  return exportAnswer.parse(await answer.json()).data;
}

/** Asks for a copy, which is taken. */
export async function asked(browser: Browser): Promise<DataExport> {
  const answer = await ask(browser);
  expect(answer.status).toBe(200);
  return askedExportAnswer.parse(await answer.json()).data;
}

export const addressOf = (browser: Browser, id: number) => browser.post(`${place}/${id}/address`);

/** Path of an archive's download. */
export async function pathTo(browser: Browser, id: number): Promise<string> {
  const answer = await addressOf(browser, id);
  expect(answer.status).toBe(200);
  const { url } = exportAddressAnswer.parse(await answer.json());
  expect(url.startsWith(`${place}/${id}/archive?`)).toBe(true);
  return url;
}

export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Asks, has it made, and takes it apart. */
export async function copyOf(backend: TestBackend, browser: Browser): Promise<Map<string, Buffer>> {
  const { id } = await asked(browser);
  await runExports(backend);
  const answer = await browser.get(await pathTo(browser, id));
  expect(answer.status).toBe(200);
  return unzip(await bytesOf(answer));
}

/** Names of the archives that lie in the store. */
export function archives({ mediaDir }: TestBackend): string[] {
  const folder = path.join(mediaDir, 'exports');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Export events published so far. */
export const said = ({ published }: TestBackend) =>
  published
    .filter(({ event }) => event.endsWith('ExportUpdated'))
    .map(({ channels, data }) => ({
      channels,
      ...(data as { status: string; done: number; total: number }),
    }));
