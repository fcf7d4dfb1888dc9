import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Asks axe about a page; answers its objections, each with the element that it is about. */
export async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
