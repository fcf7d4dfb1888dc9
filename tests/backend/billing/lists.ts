import { expect } from 'vitest';
import {
  balanceAnswer,
  billingAnswer,
  type BillingAnswer,
  type BillingList,
} from '#src/contract/billing/billing-lists.ts';
import type { Browser } from '../auth/browser.ts';
import { cells } from '../csv-cells.ts';

/** A page of a list. */
export const page = async (
  browser: Browser,
  list: BillingList,
  query = '',
): Promise<BillingAnswer> => {
  const answer = await browser.get(`/api/v1/billing/${list}${query}`);
  expect(answer.status).toBe(200);
  return billingAnswer.parse(await answer.json());
};
/** All pages of a list. */
export async function all(browser: Browser, list: BillingList, query = '?') {
  const rows: BillingAnswer['data'] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? query : `${query}&cursor=${cursor}`;
    const answer: BillingAnswer = await page(browser, list, next);
    rows.push(...answer.data);
    cursor = answer.meta.next_cursor;
  } while (cursor !== null);
  return rows;
}
/** The cells of a file as a spreadsheet reads them, by the names of its columns. */
export const file = (browser: Browser, list: BillingList, query = '') =>
  cells(browser, `/api/v1/billing/${list}/csv${query}`);
/** Balance above the lists. */
export const balance = async (browser: Browser) =>
  balanceAnswer.parse(await (await browser.get('/api/v1/billing/balance')).json()).data;
