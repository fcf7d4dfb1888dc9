import { measureLoads, type Loads, type Visit } from './loads.ts';

/** Budgets G1 and G2 of the design, as multiples of the stack's floor in the same run; the cap in bytes. */
const budgets = { first: 1.7, route: 0.35, cap: 0.36 * 364 * 1024 };
const names: Readonly<Record<Visit, string>> = {
  asked: 'a guest who is asked for consent, the dialog included',
  guest: 'a guest',
  member: 'a member',
};

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const times = (bytes: number, floor: number): string => `${(bytes / floor).toFixed(2)}×`;

/** Modules of our own in the first load, the largest first. */
const largest = (modules: Loads['modules']): string[] =>
  Object.entries(modules)
    .filter(([name]) => !name.includes('node_modules'))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([name, size]) => `  ${name}: ${size} characters`);

const loads = await measureLoads();
const { floor, first, routes, modules } = loads;
const visits = Object.keys(names) as Visit[];
const faults = [
  ...visits
    .filter((visit) => first[visit] > floor * budgets.first)
    .map(
      (visit) =>
        `G1: ${names[visit]}: ${kib(first[visit])}, ${times(first[visit], floor)}; at most ${budgets.first}× floor`,
    ),
  ...visits
    .filter((visit) => first[visit] > budgets.cap)
    .map((visit) => `G1: ${names[visit]}: over the hard cap of ${kib(budgets.cap)}`),
  ...routes
    .filter(({ added }) => added > floor * budgets.route)
    .map(
      ({ screen, added }) =>
        `G2: the screen "${screen}" adds ${kib(added)}; at most ${budgets.route}× floor`,
    ),
];
console.log(`floor of the stack: ${kib(floor)} (JavaScript, brotli)`);
for (const visit of visits)
  console.log(`first load of ${names[visit]}: ${kib(first[visit])}, ${times(first[visit], floor)}`);
for (const { screen, added } of routes) {
  console.log(`  + ${screen.padEnd(22)} ${kib(added).padStart(9)}  ${times(added, floor)}`);
}
if (faults.length > 0) {
  console.error(
    [...faults, 'The largest modules of our own in the first loads:', ...largest(modules)].join(
      '\n',
    ),
  );
  process.exitCode = 1;
}
