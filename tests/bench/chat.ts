import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/browser.ts';
import { listParts } from './chat/list-parts.ts';
import { findPeers } from './chat/peers.ts';
import { product } from './chat/product.ts';
import { servePage } from './chat/serve.ts';
import { isOver, print, type Line } from './chat/table.ts';

/**
 * Our list of messages beside its peers, the same rows in one run, a processor four times slower; and the
 * product's own screen. `npx tsx tests/bench/chat.ts [part…] [list…]`: a part is one of `open`, `memory`,
 * `moves`, `burst`, `quiet`, `product`, a list one of `ours`, `virtua`, `tanstack`, `virtuoso`, `dom`, `chatscope`; all when none
 * is named. Peers that are no dependencies are installed beside the bundler's cache. Ends with 1 when a
 * budget is over.
 */
const asked = process.argv.slice(2);
const allLists = ['ours', 'virtua', 'tanstack', 'virtuoso', 'dom', 'chatscope'];
const unknown = asked.filter(
  (name) => !(name in listParts) && name !== 'product' && !allLists.includes(name),
);
if (unknown.length > 0) throw new Error(`There is no part called ${unknown.join(', ')}.`);

const peers = findPeers();
for (const name of peers.missing)
  console.log(`${name} could not be installed: it is left out of every table.`);
const wanted = asked.filter((name) => name in listParts || name === 'product');
const packageOf: Readonly<Record<string, string>> = {
  chatscope: '@chatscope/chat-ui-kit-react',
  tanstack: '@tanstack/react-virtual',
  virtuoso: 'react-virtuoso',
};
const lists = allLists.filter((name) => {
  const isAsked = !asked.some((one) => allLists.includes(one)) || asked.includes(name);
  return isAsked && !peers.missing.includes(packageOf[name] ?? '');
});
const server = await servePage(peers);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const lines: Line[] = [];
try {
  for (const [name, part] of Object.entries(listParts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    lines.push(...(await part({ browser, origin: server.origin }, lists)));
  }
  if (wanted.length === 0 || wanted.includes('product')) lines.push(...(await product(browser)));
} finally {
  await browser.close();
  await server.stop();
}
const load = `${loadavg()[0]?.toFixed(0)} programs on ${availableParallelism()} processors`;
console.log(`\nProcessor four times slower, a window of 390 × 700, medians; a load of ${load}`);
print(lines);
mkdirSync('node_modules/.cache/bench', { recursive: true });
writeFileSync('node_modules/.cache/bench/chat.json', `${JSON.stringify(lines, null, 2)}\n`);
if (lines.some(isOver)) process.exitCode = 1;
