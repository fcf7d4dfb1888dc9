import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '#tests/lib/browser.ts';
import { fileOf, pictured, storyOf } from '../../.storybook/pictures/dialogs.ts';
import { builtStorybook } from './built.ts';

/** `npm run pictures [-- billing]`: takes a small picture of each dialog, or of those of a domain. */
const [domain = ''] = process.argv.slice(2);
const folder = '.storybook/pictures';
const titles = Object.entries(pictured);
const files = titles.map(([title]) => fileOf(title));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png')))
  if (!files.includes(file)) rmSync(`${folder}/${file}`);

const { executablePath, args, env } = await findBrowser();
const storybook = await builtStorybook();
const browser = await chromium.launch({ executablePath, args, env });
const page = await browser.newPage({
  viewport: { width: 390, height: 720 },
  reducedMotion: 'reduce',
});
let bytes = 0;
const wanted = titles.filter(([title]) => fileOf(title).startsWith(domain));
for (const [title, story] of wanted) {
  const id = storyOf(title, story);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
  await page.goto(`${storybook.url}/iframe.html?${query.toString()}`, { waitUntil: 'networkidle' });
  await page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  // Few colours: a picture to be looked at, small enough to be kept.
  const small = await sharp(shot).png({ palette: true, colours: 48, effort: 10 }).toBuffer();
  writeFileSync(`${folder}/${fileOf(title)}`, small);
  bytes += small.length;
}
await browser.close();
storybook.close();
console.log(`${wanted.length} pictures, ${Math.round(bytes / 1024)} KiB`);
